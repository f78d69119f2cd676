import { type FiscalStart, type MonthNumber, type MonthRange, rangeToDates } from '@tavoite/model';
import { DownloadMenu } from '@tavoite/ui';
import { DownloadIcon, FileSpreadsheetIcon } from '@tavoite/ui/icons';
import { useAppSelector } from '../../../core/hooks.js';
import { useText } from '../../../i18n/Texts.js';
import { fileName, tableFile, useDownload } from '../../downloads/index.js';
import { planTable } from '../planTable.js';
import type { PlanView } from '../view.js';

const FILES = [
  { format: 'xlsx', label: 'table-xlsx', icon: FileSpreadsheetIcon },
  { format: 'csv', label: 'table-csv', icon: DownloadIcon },
] as const;

type Format = (typeof FILES)[number]['format'];

export interface PlanDownloadsProps {
  view: PlanView;
  range: MonthRange;
  now: MonthNumber;
  fiscalStart: FiscalStart;
}

/** Saves the whole plan as a file. */
export const PlanDownloads = ({ view, range, now }: PlanDownloadsProps) => {
  const { text } = useText();
  const organization = useAppSelector((state) => state.organization.data?.organization?.name);
  const { making, download } = useDownload<Format>();
  const { title } = view.plan.roadmap;
  const save = (format: Format) => {
    const { start_date, end_date } = rangeToDates(range);
    const content = {
      title,
      table: planTable(view, now, text),
      facts: [
        [text('selectedEnvironment'), organization ?? ''],
        [text('roadmap'), title],
        [text('period'), `${start_date} – ${end_date}`],
      ],
    } as const;
    void download(format, fileName(title, format), () => tableFile(format, content, text));
  };
  return (
    <DownloadMenu
      size="sm"
      label={text('download')}
      items={FILES.map(({ format, label, icon }) => ({ format, label: text(label), icon }))}
      onSelect={save}
      loading={making !== null}
      loadingLabel={text('making-file')}
    />
  );
};
