export { PERIOD_DEFAULTS, type PeriodDefaults, type PeriodName } from './defaults.js';
export { usePeriodLabels } from './labels.js';
export { type PeriodChoice, usePeriod } from './usePeriod.js';
