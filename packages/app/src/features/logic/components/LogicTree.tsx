import { TermTree, type TreeView } from '@tavoite/ui';
import { useCallback, useMemo } from 'react';
import { useAppDispatch } from '../../../core/hooks.js';
import { useLabels } from '../../../i18n/labels.js';
import { treeMoved } from '../slice.js';
import { type LogicNode, ROOT_PATH, type RootNode } from '../tree.js';
import { useNeededTerms } from '../useNeededTerms.js';
import { useOpened } from '../useOpened.js';
import { RootNodeCard } from './RootNodeCard.js';
import { TermNodeContent } from './TermNodeContent.js';

/** Terms start collapsed: the root shows those of the top level. */
const ALWAYS_EXPANDED = [ROOT_PATH];

export interface LogicTreeProps {
  root: RootNode;
  /** Where the tree was left. */
  position: TreeView | null;
}

/** The tree of terms; a node asks for its figure when it comes into view. */
export const LogicTree = ({ root, position }: LogicTreeProps) => {
  const dispatch = useAppDispatch();
  const labels = useLabels();
  const [opened, setOpened] = useOpened(root);
  const needTerm = useNeededTerms();
  const roots = useMemo((): LogicNode[] => [root], [root]);
  const renderNode = useCallback(
    (node: LogicNode, isActive: boolean, goTo: (path: string) => void) =>
      node.kind === 'root' ? (
        <RootNodeCard node={node} isActive={isActive} goTo={goTo} needTerm={needTerm} />
      ) : (
        <TermNodeContent node={node} isActive={isActive} needTerm={needTerm} />
      ),
    [needTerm],
  );
  return (
    <TermTree
      roots={roots}
      expanded={opened}
      onExpandedChange={setOpened}
      alwaysExpanded={ALWAYS_EXPANDED}
      renderNode={renderNode}
      {...(position && { defaultView: position })}
      onViewChange={(view) => dispatch(treeMoved(view))}
      labels={labels.termTree}
    />
  );
};
