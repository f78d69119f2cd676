import type { DateRange } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import { FigureKey, Reserved, rangeName, type TreeForm } from '@tavoite/ui';
import { styled } from 'styled-components';
import { useAppSelector } from '../../../core/hooks.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { selectHasUnusual, selectKinds } from '../selectors.js';
import { useLogicSelector } from '../state.js';
import { changeOn } from '../useTermChange.js';

const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token('space-1')} ${token('space-4')};
  /* As high with the key as without it. */
  min-block-size: calc(${token('space-5')} + 2px);

  /* Months begin small in Finnish. */
  p::first-letter {
    text-transform: uppercase;
  }
`;

export interface LogicMetaProps {
  /** The period on screen. */
  dates: DateRange;
  /** What it is called where it has a name of its own. */
  named: string | null;
  isSpanKnown: boolean;
  /** The form of the tree; null while there is none. */
  form: TreeForm | null;
}

/** Which months the figures are of, what their changes are counted from, and how the figures are drawn. */
export const LogicMeta = ({ dates, named, isSpanKnown, form }: LogicMetaProps) => {
  const { text } = useText();
  const { dataMapPanel, figureKey, termNodeRowHead } = useLabels();
  const locale = useAppSelector((state) => state.preferences.language);
  const { period: shown } = useLogicSelector((state) => state.logic.view);
  const kinds = useLogicSelector(selectKinds);
  const { unusual } = useLogicSelector(selectHasUnusual) ? dataMapPanel : {};
  const months = rangeName(dates, locale);
  const saysKind = kinds.actual || kinds.estimate || !kinds.any;
  const isMixed = kinds.estimate && (kinds.actual || named !== null);
  const read = kinds.estimate ? 'months-estimated' : 'months-verified';
  return (
    <Meta>
      {isMixed && (!isSpanKnown || named === null) ? null : (
        // Until a figure is read its place is that of months that are verified, which most are.
        <Reserved active={!isSpanKnown || (named === null && !kinds.any)}>
          <p>{named ?? (saysKind ? text(read, { months }) : months)}</p>
        </Reserved>
      )}
      {/* Cards say how much changes are; a list has a head that says from what. */}
      {shown && form === 'cards' ? (
        <p title={text('change-colors')}>{changeOn(termNodeRowHead.change, shown, text)}</p>
      ) : null}
      {isMixed ? <FigureKey labels={{ ...figureKey, unusual }} /> : null}
      {!isMixed && unusual ? <FigureKey labels={{ legend: figureKey.legend, unusual }} /> : null}
    </Meta>
  );
};
