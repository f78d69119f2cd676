import { type Report, readableDate, today } from '@tavoite/model';
import type { ReportCover } from '@tavoite/ui';
import { useAppSelector } from '../../core/hooks.js';
import { shownTheme } from '../preferences/index.js';
import { coverItemOf, hasSmallPicture, type ReportItem, smallPictureIn } from './items.js';
import { useReportsSelector } from './state.js';
import { usePictureRenewal } from './usePictureRenewal.js';
import { periodOfReport } from './words.js';

const NO_ITEMS: ReportItem[] = [];

/** What the first page of a report says, as its PDF would if it were opened now, and its first picture. */
export function useCover(report: Report): ReportCover {
  const organization = useAppSelector((state) => state.organization.data?.organization);
  const language = useAppSelector((state) => state.preferences.language);
  const theme = useAppSelector((state) => shownTheme(state.preferences));
  const items = useReportsSelector(({ reports }) => reports.items) ?? NO_ITEMS;
  const item = coverItemOf(report, items);
  const src = item && smallPictureIn(theme, item);
  const onError = usePictureRenewal(src);
  return {
    organization: organization?.name ?? '',
    period: periodOfReport(report, items),
    date: readableDate(today(organization?.time_zone), language),
    author: report.author?.name ?? '',
    picture:
      item && src ? { src, part: hasSmallPicture(theme, item) ? 'whole' : 'start', onError } : null,
  };
}
