import { TermTree, type TreeView } from '@tavoite/ui';
import { useCallback, useMemo } from 'react';
import { useAppDispatch } from '../../../core/hooks.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { treeMoved } from '../slice.js';
import { type LogicNode, ROOT_PATH, type RootNode } from '../tree.js';
import { useNeededTerms } from '../useNeededTerms.js';
import { useOpened } from '../useOpened.js';
import { TermListCard } from './TermListCard.js';
import { TermNodeContent } from './TermNodeContent.js';
import { TermSummary } from './TermSummary.js';

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
  const { text } = useText();
  const [opened, setOpened] = useOpened(root);
  const needTerm = useNeededTerms();
  const roots = useMemo((): LogicNode[] => [root], [root]);
  const renderNode = useCallback(
    (node: LogicNode, isActive: boolean, goTo: (path: string) => void) => {
      if (node.kind === 'term')
        return <TermNodeContent node={node} isActive={isActive} needTerm={needTerm} />;
      const nodes = node.kind === 'root' ? node.terms : node.children;
      const caption = node.kind === 'root' ? 'top-level-terms' : 'terms-without-parts';
      return (
        <TermListCard
          title={node.title}
          caption={text(caption, { count: nodes.length })}
          nodes={nodes}
          isActive={isActive}
          goTo={goTo}
          needTerm={needTerm}
        />
      );
    },
    [needTerm, text],
  );
  const renderSummary = useCallback(
    (node: LogicNode) =>
      node.kind === 'term' ? <TermSummary node={node} needTerm={needTerm} /> : null,
    [needTerm],
  );
  return (
    <TermTree
      roots={roots}
      expanded={opened}
      onExpandedChange={setOpened}
      alwaysExpanded={ALWAYS_EXPANDED}
      renderNode={renderNode}
      renderSummary={renderSummary}
      {...(position && { defaultView: position })}
      onViewChange={(view) => dispatch(treeMoved(view))}
      labels={labels.termTree}
    />
  );
};
