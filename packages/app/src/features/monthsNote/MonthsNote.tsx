import { formatRange, type MonthRange } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import { styled } from 'styled-components';
import { useText } from '../../i18n/Texts.js';

const Note = styled.p`
  font-size: ${token('font-size-sm')};
  color: ${token('color-text-muted')};
`;

export interface MonthsNoteProps {
  /** The months that the values are of. */
  range: MonthRange;
  /** The year to date was asked for. */
  isYtd: boolean;
  /** Whether months without verified values are in, as estimates. */
  hasEstimates: boolean;
}

/**
 * Which months a screen's values are of, and whether estimates are in: beside the period, in the
 * same words on every screen.
 */
export const MonthsNote = ({ range, isYtd, hasEstimates }: MonthsNoteProps) => {
  const { text } = useText();
  const months = formatRange(range);
  // The period that is chosen may go on: this says why the values do not.
  if (isYtd && !hasEstimates) return <Note>{text('ytd-verified', { months })}</Note>;
  const named = isYtd ? text('ytd-range', { months }) : months;
  return (
    <Note>
      {text(hasEstimates ? 'months-with-estimates' : 'months-verified', { months: named })}
    </Note>
  );
};
