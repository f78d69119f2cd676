import { TermNodeRow, TermNodeSummary, type TreeForm } from '@tavoite/ui';
import { useAppSelector } from '../../../core/hooks.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { figureState, figureText } from '../figureText.js';
import { selectTargetById } from '../selectors.js';
import { sourceOf } from '../sourceOf.js';
import { useLogicSelector } from '../state.js';
import type { TermNode } from '../tree.js';
import { useBehindBelow } from '../useBehindBelow.js';
import { useFigure } from '../useFigure.js';
import { useTermChange } from '../useTermChange.js';
import { useUnusual } from '../useUnusual.js';
import { TermTrend } from './TermTrend.js';

export interface TermSummaryProps {
  node: TermNode;
  needTerm: (key: string) => void;
  /** On a card that is too small to be read, or in a row. */
  form: TreeForm;
  isExpanded: boolean;
}

/** What a term comes to where its card is not shown, or too small. */
export const TermSummary = ({ node, needTerm, form, isExpanded }: TermSummaryProps) => {
  const { term } = node;
  const { text } = useText();
  const meterLabels = useLabels().targetMeter;
  const locale = useAppSelector((state) => state.preferences.language);
  const targetById = useLogicSelector(selectTargetById);
  const figure = useFigure(term.key, needTerm);
  const targets = term.targets.flatMap((id) => targetById?.get(id) ?? []);
  const change = useTermChange(term, figure, targets);
  const unusual = useUnusual(term);
  const below = useBehindBelow(node);
  const state = figureState(figure);
  const value = state === 'loading' ? '' : figureText(figure, term, locale);
  const standing = { value, state, targets, meterLabels };
  if (form === 'cards') return <TermNodeSummary {...standing} />;
  return (
    <TermNodeRow
      {...standing}
      formula={term.formula_str || undefined}
      isOpen={isExpanded || node.children.length === 0}
      source={sourceOf(term, text)}
      noTarget={term.targets.length === 0 ? text('no-target') : undefined}
      below={below}
      change={change ? { text: change.text, effect: change.effect } : undefined}
      unusual={unusual}
      trend={<TermTrend termKey={term.key} form="list" />}
      locale={locale}
    />
  );
};
