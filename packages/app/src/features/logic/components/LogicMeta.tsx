import type { DateRange } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import { FigureKey, Reserved, rangeName } from '@tavoite/ui';
import { styled } from 'styled-components';
import { useAppSelector } from '../../../core/hooks.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { selectHasUnusual, selectKinds } from '../selectors.js';
import { useLogicSelector } from '../state.js';
import { useForm } from '../useForm.js';
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

/** What changes are counted from, where cards say how much they are; a list has a head that says it. */
const Counted = styled.p`
  @media (max-width: 640px) {
    &:not([data-cards]) {
      display: none;
    }
  }
`;

export interface LogicMetaProps {
  /** The period on screen. */
  dates: DateRange;
  /** What it is called where it has a name of its own. */
  named: string | null;
  isSpanKnown: boolean;
  hasTree: boolean;
}

/** Which months the figures are of, what their changes are counted from, and how the figures are drawn. */
export const LogicMeta = ({ dates, named, isSpanKnown, hasTree }: LogicMetaProps) => {
  const { text } = useText();
  const { dataMapPanel, figureKey, termNodeRowHead } = useLabels();
  const locale = useAppSelector((state) => state.preferences.language);
  const { period: shown } = useLogicSelector((state) => state.logic.view);
  const kinds = useLogicSelector(selectKinds);
  const { unusual } = useLogicSelector(selectHasUnusual) ? dataMapPanel : {};
  const [form] = useForm();
  const months = rangeName(dates, locale);
  const isMixed = kinds.estimate && (kinds.actual || named !== null);
  const read = kinds.estimate ? 'months-estimated' : 'months-verified';
  return (
    <Meta>
      {isMixed && (!isSpanKnown || named === null) ? null : (
        <Reserved active={!isSpanKnown}>
          <p>{named ?? (kinds.actual || kinds.estimate ? text(read, { months }) : months)}</p>
        </Reserved>
      )}
      {shown && hasTree && form !== 'list' ? (
        <Counted data-cards={form === 'cards' || undefined} title={text('change-colors')}>
          {changeOn(termNodeRowHead.change, shown, text)}
        </Counted>
      ) : null}
      {isMixed ? <FigureKey labels={{ ...figureKey, unusual }} /> : null}
      {!isMixed && unusual ? <FigureKey labels={{ legend: figureKey.legend, unusual }} /> : null}
    </Meta>
  );
};
