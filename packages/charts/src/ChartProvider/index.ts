export type { ChartLabels } from '../labels/types.js';
export { ChartProvider, type ChartProviderProps } from './ChartProvider.js';
export type { ChartParts } from './parts.js';
