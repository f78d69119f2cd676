import {
  type Locale,
  progressText,
  type TargetProgress,
  type TargetValues,
  targetProgress,
} from '@tavoite/model';
import {
  goalText,
  type MeterStatus,
  meterStatus,
  type TargetMeterLabels,
  type WordedTarget,
} from '../TargetMeter/index.js';

/** From what needs to be looked at first to what does not. */
const BY_CONCERN: readonly MeterStatus[] = ['low', 'mid', 'high', 'achieved', 'none'];

/** How a target stands. */
export interface Standing<T extends TargetValues = TargetValues> {
  target: T;
  status: MeterStatus;
  progress: TargetProgress;
}

/** How the target stands that is farthest from being reached. */
export function farthest<T extends TargetValues>(targets: readonly T[]): Standing<T> | undefined {
  const all = targets.map((target): Standing<T> => {
    const progress = targetProgress(target);
    return { target, status: meterStatus(progress), progress };
  });
  const concern = ({ status }: Standing) => BY_CONCERN.indexOf(status);
  return all.sort((a, b) => concern(a) - concern(b))[0];
}

/** How a term stands by the target that is farthest from being reached; undefined without targets. */
export const standingOf = (targets: readonly TargetValues[]): MeterStatus | undefined =>
  farthest(targets)?.status;

/** The same in words: "close to target, 93.98 %, at least 940.60 k€"; undefined without targets. */
export function standingText(
  targets: readonly WordedTarget[],
  locale: Locale,
  labels: TargetMeterLabels,
): string | undefined {
  const standing = farthest(targets);
  if (!standing) return undefined;
  const { target, status, progress } = standing;
  return [
    labels.status[status],
    progress.ratio === null ? null : progressText(progress, locale),
    goalText(target, locale, labels),
  ]
    .filter((words) => words !== null)
    .join(', ');
}
