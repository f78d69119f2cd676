import { type Report, readableDate, today } from '@tavoite/model';
import type { ReportCover } from '@tavoite/ui';
import { useAppSelector } from '../../core/hooks.js';
import { useReportsSelector } from './state.js';
import { periodOfReport } from './words.js';

/** What the first page of a report says, as its PDF would if it were opened now. */
export function useCover(report: Report): ReportCover {
  const organization = useAppSelector((state) => state.organization.data?.organization);
  const language = useAppSelector((state) => state.preferences.language);
  const items = useReportsSelector(({ reports }) => reports.items);
  return {
    organization: organization?.name ?? '',
    period: periodOfReport(report, items ?? []),
    date: readableDate(today(organization?.time_zone), language),
    author: report.author?.name ?? '',
  };
}
