import { type ChartDrawing, graphPeriod } from '@tavoite/charts/mappedGraph';
import { type MonthRange, rangeToDates } from '@tavoite/model';
import { FileSpreadsheetIcon, FileTextIcon, ImageIcon } from '@tavoite/ui/icons';
import { useAppSelector } from '../../core/hooks.js';
import { useChartLabels } from '../../i18n/Charts.js';
import { useText } from '../../i18n/Texts.js';
import { chartPicture, chartTable } from './chartFiles.js';
import { fileName } from './names.js';
import { tableFile } from './tableFile.js';
import { useDownload } from './useDownload.js';

const FILES = [
  { format: 'png', label: 'picture-png', icon: ImageIcon },
  { format: 'svg', label: 'picture-svg', icon: ImageIcon },
  { format: 'csv', label: 'table-csv', icon: FileTextIcon },
  { format: 'xlsx', label: 'table-xlsx', icon: FileSpreadsheetIcon },
] as const;

type Format = (typeof FILES)[number]['format'];

/** A chart that can be saved. */
export interface SavedChart {
  /** The name of the files, and the heading above the picture. */
  title: string;
  /** How the values differ from plain months; follows the period. */
  details?: readonly string[];
  /** The months that are drawn. */
  range: MonthRange;
  /** What is drawn; called when a file is made. */
  drawing: () => ChartDrawing;
}

/** Saves a chart as it is shown: as a picture in the theme on screen, or its numbers as a table. */
export function useChartDownload({ title, details = [], range, drawing }: SavedChart) {
  const named = [title, ...details];
  const { text } = useText();
  const labels = useChartLabels();
  const organization = useAppSelector((state) => state.organization.data?.organization?.name);
  const { making, download } = useDownload<Format>();

  const make = (format: Format): Promise<Blob> => {
    const chart = drawing();
    if (format === 'png' || format === 'svg') {
      const theme = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
      const period = graphPeriod(range, details);
      const subtitle = organization ? `${organization} · ${period}` : period;
      return chartPicture(format, chart, { title, subtitle, labels, theme });
    }
    const names = {
      heading: text(chart.type === 'timeSeries' ? 'period' : 'term'),
      total: labels.timeSeriesChart.total,
    };
    const { start_date, end_date } = rangeToDates(range);
    const facts = [
      [text('selectedEnvironment'), organization ?? ''],
      [text('period'), `${start_date} – ${end_date}`],
    ] as const;
    const status = {
      actual: text('actual'),
      estimate: text('estimate'),
      columnOf: (series: string) => text('status-of', { title: series }),
    };
    const table = chartTable(chart, names, format === 'csv' ? status : undefined);
    return tableFile(format, { title: named.join(', '), table, facts }, text);
  };
  return {
    items: FILES.map(({ format, label, icon }) => ({ format, label: text(label), icon })),
    save: (format: Format) =>
      void download(format, fileName(named.join(' '), format, range), () => make(format)),
    isMaking: making !== null,
  };
}
