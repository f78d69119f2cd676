import type { Report } from '@tavoite/model';
import type { ReportCover } from '@tavoite/ui';
import { useAppSelector } from '../../core/hooks.js';
import { shownTheme } from '../preferences/index.js';
import { coverItemOf, coverPictureIn, hasSmallPicture, type ReportItem } from './items.js';
import { usePictureRenewal } from './usePictureRenewal.js';

/** What the page that pictures a report says, and its first picture. */
export function useCover(report: Report, items: readonly ReportItem[]): ReportCover {
  const organization = useAppSelector((state) => state.organization.data?.organization);
  const theme = useAppSelector((state) => shownTheme(state.preferences));
  const item = coverItemOf(report, items);
  const src = item && coverPictureIn(theme, item);
  const onError = usePictureRenewal(src);
  const isWhole = item && (item.cover_files[theme] !== null || hasSmallPicture(theme, item));
  return {
    organization: organization?.name ?? '',
    picture: src ? { src, part: isWhole ? 'whole' : 'start', onError } : null,
  };
}
