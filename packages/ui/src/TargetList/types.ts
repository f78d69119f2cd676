import type { EffectWords } from '../TargetMeter/ChangeFigure.js';
import type { TargetMeterLabels, WordedTarget } from '../TargetMeter/index.js';

/** What a row shows of a target. */
export interface TargetListItem extends WordedTarget {
  /** Unique in the list. */
  readonly id: number;
  /** Name of the target. */
  readonly title: string;
}

export interface TargetListLabels {
  /** Spoken before the value that is reached. */
  current: string;
  /** Shown next to a current value that includes estimates: "estimate". */
  estimate: string;
  /** Name of the button that opens a target's details. */
  details: (title: string) => string;
  /** Whether a change is towards the target or away from it, in a word. */
  effect: EffectWords;
  /** Shown in place of an empty list. */
  empty: string;
  /** Spoken while the targets are loaded. */
  loading: string;
  /** Texts of the meters. */
  meter: TargetMeterLabels;
}
