import { DownloadMenu } from '@tavoite/ui';
import { useText } from '../../i18n/Texts.js';
import { type SavedChart, useChartDownload } from './useChartDownload.js';

export interface ChartDownloadProps extends SavedChart {
  /** Other values are on their way: no file is made of those before. */
  waiting?: boolean;
  /** Only the icon, where there is little room. */
  compact?: boolean;
}

/** Offers a chart as files: see `useChartDownload`. */
export const ChartDownload = ({
  waiting = false,
  compact = false,
  ...chart
}: ChartDownloadProps) => {
  const { text } = useText();
  const { items, save, isMaking } = useChartDownload(chart);
  return (
    <DownloadMenu
      size="sm"
      variant="secondary"
      compact={compact}
      label={text('download')}
      aria-label={text('download-of', { title: chart.title })}
      items={items}
      onSelect={save}
      loading={isMaking || waiting}
      loadingLabel={text(waiting ? 'loading' : 'making-file')}
    />
  );
};
