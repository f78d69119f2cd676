import {
  type FiscalStart,
  formatWithUnit,
  headlineFormat,
  type MonthRange,
  type TimeGrouping,
  type UnitFormat,
} from '@tavoite/model';
import { styled } from 'styled-components';
import { useChartLabels } from '../../../i18n/Charts.js';
import { useText } from '../../../i18n/Texts.js';
import { type Extreme, extremeName } from '../extremes.js';

/** A value stays with the period that it is of. */
const Whole = styled.span`
  white-space: nowrap;
`;

export interface FigureExtremesProps {
  highest: Extreme;
  lowest: Extreme;
  /** The months that the figure covers. */
  range: MonthRange;
  grouping: TimeGrouping;
  fiscalStart: FiscalStart;
  format: UnitFormat;
  /** The figure, in whose unit they are. */
  scale: number | null;
}

/** When a figure was at its highest and at its lowest. */
export const FigureExtremes = (props: FigureExtremesProps) => {
  const { highest, lowest, range, grouping, fiscalStart, format, scale } = props;
  const { text } = useText();
  const { shortMonths } = useChartLabels().timeSeriesChart;
  const writtenValue = ({ value }: Extreme, more = 0) => {
    const scaled = headlineFormat(value, format, scale);
    const { decimals } = scaled.format;
    return formatWithUnit(scaled.value, {
      ...scaled.format,
      decimals: decimals === undefined ? undefined : decimals + more,
    });
  };
  // As few decimals as the figure has, unless they are alike then.
  const more = writtenValue(highest) === writtenValue(lowest) ? 1 : 0;
  const written = (extreme: Extreme) => ({
    period: extremeName(extreme, range, { grouping, fiscalStart, shortMonths }),
    value: writtenValue(extreme, more),
  });
  return (
    <>
      <Whole>{text('figure-highest', written(highest))}</Whole>
      <Whole>{text('figure-lowest', written(lowest))}</Whole>
    </>
  );
};
