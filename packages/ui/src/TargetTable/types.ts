import type { EffectWords } from '../TargetMeter/ChangeFigure.js';
import type { TargetMeterLabels } from '../TargetMeter/index.js';
import type { TargetSort } from './sorting.js';

export interface TargetTableLabels {
  /** Head of the column of names. */
  title: string;
  /** Head of the column of meters. */
  progress: string;
  /** Head of the column of current values. */
  current: string;
  /** Head of the column of target values. */
  target: string;
  /** Head of the column of changes against the compare value. */
  change: string;
  /** Head of the column of lines over twelve months. */
  trend: string;
  /** What the next press on the head of a column does. */
  sortHint: Record<TargetSort['first'] | 'groups', string>;
  /** Whether a change is towards the target or away from it, in a word. */
  effect: EffectWords;
  /** Why a change is not in percent where the earlier value is below zero. */
  noPercent: string;
  /** Spoken before an owner's name. */
  owner: string;
  /** Next to a current value that includes estimates. */
  estimate: string;
  /** Name of the button that opens a target's details. */
  details: (title: string) => string;
  /** In place of a group's targets when it has none. */
  empty: string;
  /** Spoken while the targets are loaded. */
  loading: string;
  /** Texts of the meters. */
  meter: TargetMeterLabels;
}
