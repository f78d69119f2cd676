import type { Report } from '@tavoite/model';
import type { ReportCoverPicture } from '@tavoite/ui';
import { coverItemOf, coverPictureIn, hasSmallPicture, PAPER, type ReportItem } from './items.js';
import { usePictureRenewal } from './usePictureRenewal.js';

/** The first picture of a report, as its PDF has it; null until there is one. */
export function useCover(report: Report, items: readonly ReportItem[]): ReportCoverPicture | null {
  const item = coverItemOf(report, items);
  const src = item && coverPictureIn(PAPER, item);
  const onError = usePictureRenewal(src);
  if (!src) return null;
  const isWhole = item.cover_files[PAPER] !== null || hasSmallPicture(PAPER, item);
  return { src, part: isWhole ? 'whole' : 'start', onError };
}
