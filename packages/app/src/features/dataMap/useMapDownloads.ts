import { type MonthRange, rangeToDates } from '@tavoite/model';
import { DownloadIcon, FileSpreadsheetIcon } from '@tavoite/ui/icons';
import { useAppSelector } from '../../core/hooks.js';
import { useText } from '../../i18n/Texts.js';
import { fileName, tableFile, useDownload } from '../downloads/index.js';
import type { MapColumn } from './columns.js';
import { dataMapTable } from './file.js';
import type { LoadedMap } from './map.js';

const FILES = [
  { format: 'csv', label: 'download-csv', icon: DownloadIcon },
  { format: 'xlsx', label: 'download-xlsx', icon: FileSpreadsheetIcon },
] as const;

type Format = (typeof FILES)[number]['format'];

/** null while there is nothing to save yet; the chosen columns that are figures are in the files, too. */
export interface ShownMap {
  map: LoadedMap | null;
  range: MonthRange;
  columns: readonly MapColumn[];
}

/** Saves the whole map of the shown period and roots, including collapsed rows. */
export function useMapDownloads({ map, range, columns }: ShownMap) {
  const { text } = useText();
  const name = useAppSelector((state) => state.organization.data?.organization?.name);
  const locale = useAppSelector((state) => state.preferences.language);
  const { making, download } = useDownload<Format>();

  const save = (format: Format) => {
    if (!map) return;
    const { start_date, end_date } = rangeToDates(range);
    const content = {
      title: text('data-map'),
      table: dataMapTable(map, text, {
        locale,
        // A workbook says it by the looks of its figures.
        columns: columns.filter((column) => column !== 'kind' || format === 'csv'),
      }),
      facts: [
        [text('selectedEnvironment'), name ?? ''],
        [text('period'), `${start_date} – ${end_date}`],
      ],
    } as const;
    void download(format, fileName(name, format), () => tableFile(format, content, text));
  };
  const files = FILES.map(({ format, label, icon }) => ({ format, label: text(label), icon }));
  return { files, isMaking: making !== null, save };
}
