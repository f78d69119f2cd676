import type { Report } from '@tavoite/model';
import type { ReportCover } from '@tavoite/ui';
import { useAppSelector } from '../../core/hooks.js';
import { shownTheme } from '../preferences/index.js';
import { coverItemOf, hasSmallPicture, type ReportItem, smallPictureIn } from './items.js';
import { useReportsSelector } from './state.js';
import { usePictureRenewal } from './usePictureRenewal.js';
import { periodOfReport } from './words.js';

const NO_ITEMS: ReportItem[] = [];

/** What the page that pictures a report says, and its first picture. */
export function useCover(report: Report): ReportCover {
  const organization = useAppSelector((state) => state.organization.data?.organization);
  const theme = useAppSelector((state) => shownTheme(state.preferences));
  const items = useReportsSelector(({ reports }) => reports.items) ?? NO_ITEMS;
  const item = coverItemOf(report, items);
  const src = item && smallPictureIn(theme, item);
  const onError = usePictureRenewal(src);
  return {
    organization: organization?.name ?? '',
    period: periodOfReport(report, items),
    picture:
      item && src ? { src, part: hasSmallPicture(theme, item) ? 'whole' : 'start', onError } : null,
  };
}
