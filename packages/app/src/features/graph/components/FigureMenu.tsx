import { rangeToDates } from '@tavoite/model';
import { Icon, MenuButton, MenuItem, MenuSeparator } from '@tavoite/ui';
import { ChartLineIcon, DataMapIcon, LogicIcon } from '@tavoite/ui/icons';
import { useAppDispatch } from '../../../core/hooks.js';
import { useChartLabels } from '../../../i18n/Charts.js';
import { useText } from '../../../i18n/Texts.js';
import { type SavedChart, useChartDownload } from '../../downloads/index.js';
import { traceOpened } from '../../trace/index.js';

export interface FigureMenuProps extends SavedChart {
  /** Of the term that the figure is of; null for one that belongs to no term. */
  termKey: string | null;
  /** Other values are on their way: no file is made of those before. */
  waiting: boolean;
  /** Whether the values are shown in a table, and not as a graph. */
  asTable: boolean;
  onAsTableChange: (asTable: boolean) => void;
}

/** What can be done with a figure and its graph. */
export const FigureMenu = (props: FigureMenuProps) => {
  const { termKey, waiting, asTable, onAsTableChange, ...chart } = props;
  const dispatch = useAppDispatch();
  const { text } = useText();
  const { showChart, showTable } = useChartLabels().timeSeriesChart;
  const { items, save, isMaking } = useChartDownload(chart);
  return (
    <MenuButton
      label={text('term-actions', { term: chart.title })}
      size="sm"
      loading={isMaking || waiting}
    >
      {termKey === null ? null : (
        <MenuItem
          icon={<Icon icon={LogicIcon} size="sm" />}
          onSelect={() => dispatch(traceOpened({ key: termKey, ...rangeToDates(chart.range) }))}
        >
          {text('trace-figure')}
        </MenuItem>
      )}
      <MenuItem
        icon={<Icon icon={asTable ? ChartLineIcon : DataMapIcon} size="sm" />}
        onSelect={() => onAsTableChange(!asTable)}
      >
        {asTable ? showChart : showTable}
      </MenuItem>
      <MenuSeparator />
      {items.map(({ format, label, icon }) => (
        <MenuItem key={format} icon={<Icon icon={icon} size="sm" />} onSelect={() => save(format)}>
          {label}
        </MenuItem>
      ))}
    </MenuButton>
  );
};
