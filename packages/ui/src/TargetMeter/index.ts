export { MeterMark } from './MeterMark.js';
export type { MeterStatus } from './StatusMark.js';
export {
  meterStatus,
  TargetMeter,
  type TargetMeterLabels,
  type TargetMeterProps,
  type TargetMeterValues,
} from './TargetMeter.js';
export {
  changeText,
  compareName,
  gapText,
  goalText,
  meterHint,
  targetFigure,
  type WordedTarget,
} from './targetWords.js';
