export type { MeterStatus } from './StatusMark.js';
export {
  meterStatus,
  TargetMeter,
  type TargetMeterLabels,
  type TargetMeterProps,
  type TargetMeterValues,
} from './TargetMeter.js';
