import type { ChartDrawing } from '@tavoite/charts/mappedGraph';
import { type MonthRange, rangeToDates } from '@tavoite/model';
import { Button, Icon, Toolbar } from '@tavoite/ui';
import { LogicIcon } from '@tavoite/ui/icons';
import { useAppDispatch } from '../../../core/hooks.js';
import { useChartLabels } from '../../../i18n/Charts.js';
import { useText } from '../../../i18n/Texts.js';
import { ChartDownload } from '../../downloads/index.js';
import { traceOpened } from '../../trace/index.js';

export interface ChartActionsProps {
  termKey: string;
  title: string;
  range: MonthRange;
  /** Other values are on their way. */
  waiting: boolean;
  /** The graph as it is drawn. */
  drawing: () => ChartDrawing;
  /** Whether the values are shown in a table, and not as a graph. */
  asTable: boolean;
  onAsTableChange: (asTable: boolean) => void;
}

/** What can be done with a figure and its graph. */
export const ChartActions = (props: ChartActionsProps) => {
  const { termKey, title, range, waiting, drawing, asTable, onAsTableChange } = props;
  const dispatch = useAppDispatch();
  const { text } = useText();
  const { showChart, showTable } = useChartLabels().timeSeriesChart;
  return (
    <Toolbar>
      <Button
        size="sm"
        icon={<Icon icon={LogicIcon} size="sm" />}
        aria-label={text('trace-figure-of', { title })}
        onClick={() => dispatch(traceOpened({ key: termKey, ...rangeToDates(range) }))}
      >
        {text('trace-figure')}
      </Button>
      <ChartDownload title={title} range={range} waiting={waiting} drawing={drawing} />
      <Button size="sm" variant="quiet" onClick={() => onAsTableChange(!asTable)}>
        {asTable ? showChart : showTable}
      </Button>
    </Toolbar>
  );
};
