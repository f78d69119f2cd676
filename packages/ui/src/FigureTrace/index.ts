export * from './FigureTrace.js';
export type { FigureTraceLabels } from './section.js';
