export { PERIOD_DEFAULTS, type PeriodDefaults } from './defaults.js';
export { usePeriodLabels } from './labels.js';
export { type PeriodChoice, usePeriod } from './usePeriod.js';
export { useRoadmapPeriod } from './useRoadmapPeriod.js';
