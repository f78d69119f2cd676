import { TermNodeSummary } from '@tavoite/ui';
import { useAppSelector } from '../../../core/hooks.js';
import { useLabels } from '../../../i18n/labels.js';
import { figureState, figureText } from '../figureText.js';
import { selectTargetById } from '../selectors.js';
import { useLogicSelector } from '../state.js';
import type { TermNode } from '../tree.js';
import { useFigure } from '../useFigure.js';

export interface TermSummaryProps {
  node: TermNode;
  needTerm: (key: string) => void;
  /** On a card rather than in a row. */
  withMeter: boolean;
}

/** A term's value and how its targets stand, where its card is too small to be read. */
export const TermSummary = ({ node: { term }, needTerm, withMeter }: TermSummaryProps) => {
  const labels = useLabels();
  const locale = useAppSelector((state) => state.preferences.language);
  const targetById = useLogicSelector(selectTargetById);
  const figure = useFigure(term.key, needTerm);
  const state = figureState(figure);
  return (
    <TermNodeSummary
      value={state === 'loading' ? '' : figureText(figure, term, locale)}
      state={state}
      targets={term.targets.flatMap((id) => targetById?.get(id) ?? [])}
      withMeter={withMeter}
      meterLabels={labels.targetMeter}
    />
  );
};
