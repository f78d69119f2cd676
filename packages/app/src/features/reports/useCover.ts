import type { Report } from '@tavoite/model';
import type { ReportCoverPicture } from '@tavoite/ui';
import { useAppSelector } from '../../core/hooks.js';
import { shownTheme } from '../preferences/index.js';
import { coverItemOf, coverPictureIn, hasSmallPicture, type ReportItem } from './items.js';
import { usePictureRenewal } from './usePictureRenewal.js';

/** The first picture of a report, in the colours of the screen; null until there is one. */
export function useCover(report: Report, items: readonly ReportItem[]): ReportCoverPicture | null {
  const theme = useAppSelector((state) => shownTheme(state.preferences));
  const item = coverItemOf(report, items);
  const src = item && coverPictureIn(theme, item);
  const onError = usePictureRenewal(src);
  if (!src) return null;
  const isWhole = item.cover_files[theme] !== null || hasSmallPicture(theme, item);
  return { src, part: isWhole ? 'whole' : 'start', onError };
}
