import { standingOf, TermNodeRowHead, TermTree, type TreeForm, type TreeView } from '@tavoite/ui';
import { memo, useCallback, useMemo } from 'react';
import { useAppDispatch } from '../../../core/hooks.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { selectTargetById } from '../selectors.js';
import { treeMoved } from '../slice.js';
import { useLogicSelector } from '../state.js';
import { type LogicNode, MORE_PATH, ROOT_PATH, type RootNode, type TermNode } from '../tree.js';
import { useForm } from '../useForm.js';
import { useNeededTerms } from '../useNeededTerms.js';
import { useOpened } from '../useOpened.js';
import { changeHead, changeOn } from '../useTermChange.js';
import { TermListCard } from './TermListCard.js';
import { TermNodeContent } from './TermNodeContent.js';
import { TermSummary } from './TermSummary.js';

/** Terms start collapsed: the root shows those of the top level. */
const ALWAYS_EXPANDED = [ROOT_PATH];
/** A list has room for what is folded among cards. */
const OPEN_IN_LIST = [MORE_PATH];

type ListNode = Exclude<LogicNode, TermNode>;

/** The terms that a node stands for. */
const listedOf = (node: ListNode): readonly TermNode[] =>
  node.kind === 'root' ? node.terms : node.children;

/** What these are, as the arguments of a text. */
const captionOf = (node: ListNode) =>
  [
    node.kind === 'root' ? 'top-level-terms' : 'terms-without-parts',
    { count: listedOf(node).length },
  ] as const;

export interface LogicTreeProps {
  root: RootNode;
  /** Where the tree was left. */
  position: TreeView | null;
  /** Called with the form that the tree is shown in. */
  onFormShown: (form: TreeForm) => void;
}

/** The tree of terms; a node asks for its figure when it comes into view. */
export const LogicTree = memo(function LogicTree({ root, position, onFormShown }: LogicTreeProps) {
  const dispatch = useAppDispatch();
  const labels = useLabels();
  const { text } = useText();
  const [opened, setOpened] = useOpened(root);
  const [form, setForm] = useForm();
  const period = useLogicSelector((state) => state.logic.view.period);
  const needTerm = useNeededTerms();
  const roots = useMemo((): LogicNode[] => [root], [root]);
  const renderNode = useCallback(
    (node: LogicNode, isActive: boolean, goTo: (path: string) => void) => {
      if (node.kind === 'term')
        return <TermNodeContent node={node} isActive={isActive} goTo={goTo} needTerm={needTerm} />;
      return (
        <TermListCard
          title={node.title}
          caption={text(...captionOf(node))}
          nodes={listedOf(node)}
          isActive={isActive}
          goTo={goTo}
          needTerm={needTerm}
        />
      );
    },
    [needTerm, text],
  );
  const renderSummary = useCallback(
    (node: LogicNode, form: TreeForm, isExpanded: boolean) => {
      if (node.kind === 'term')
        return <TermSummary node={node} needTerm={needTerm} form={form} isExpanded={isExpanded} />;
      return form === 'cards' ? <small>{text(...captionOf(node))}</small> : null;
    },
    [needTerm, text],
  );
  const targetById = useLogicSelector(selectTargetById);
  const statusOf = useCallback(
    (node: LogicNode) =>
      node.kind === 'term'
        ? standingOf(node.term.targets.flatMap((id) => targetById?.get(id) ?? []))
        : undefined,
    [targetById],
  );
  return (
    <TermTree
      roots={roots}
      expanded={opened}
      onExpandedChange={setOpened}
      alwaysExpanded={ALWAYS_EXPANDED}
      openInList={OPEN_IN_LIST}
      form={form}
      onFormChange={setForm}
      onFormShown={onFormShown}
      renderNode={renderNode}
      renderSummary={renderSummary}
      statusOf={statusOf}
      listHead={
        <TermNodeRowHead
          changeHint={text('change-colors')}
          labels={{
            ...labels.termNodeRowHead,
            ...(period && {
              change: changeHead(period, text),
              changeOnly: changeOn(labels.termNodeRowHead.change, period, text),
            }),
          }}
        />
      }
      {...(position && { defaultView: position })}
      onViewChange={(view) => dispatch(treeMoved(view))}
      labels={labels.termTree}
    />
  );
});
