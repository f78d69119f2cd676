import type { ChartPoint } from '@tavoite/charts';
import {
  type FiscalStart,
  formatWithUnit,
  type MonthRange,
  type TimeGrouping,
  type UnitFormat,
} from '@tavoite/model';
import { styled } from 'styled-components';
import { useChartLabels } from '../../../i18n/Charts.js';
import { useText } from '../../../i18n/Texts.js';
import { extremeName, extremesOf } from '../extremes.js';

/** A value stays with the period that it is of. */
const Whole = styled.span`
  white-space: nowrap;
`;

export interface FigureExtremesProps {
  points: readonly ChartPoint[];
  /** The months that the figure covers. */
  range: MonthRange;
  grouping: TimeGrouping;
  fiscalStart: FiscalStart;
  format: UnitFormat;
}

/** When a figure was at its highest and at its lowest; nothing where that says little. */
export const FigureExtremes = ({ points, range, format, ...naming }: FigureExtremesProps) => {
  const { text } = useText();
  const { shortMonths } = useChartLabels().timeSeriesChart;
  const found = extremesOf(points, range);
  if (found === null) return null;
  const written = (extreme: typeof found.highest) => ({
    period: extremeName(extreme, range, { ...naming, shortMonths }),
    value: formatWithUnit(extreme.value, format),
  });
  return (
    <>
      <Whole>{text('figure-highest', written(found.highest))}</Whole>
      <Whole>{text('figure-lowest', written(found.lowest))}</Whole>
    </>
  );
};
