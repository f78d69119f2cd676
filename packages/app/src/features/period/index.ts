export { PERIOD_DEFAULTS, type PeriodDefaults } from './defaults.js';
export { usePeriodLabels } from './labels.js';
export { useChosenPeriod } from './useChosenPeriod.js';
export { type PeriodChoice, usePeriod } from './usePeriod.js';
export { useRoadmapPeriod } from './useRoadmapPeriod.js';
