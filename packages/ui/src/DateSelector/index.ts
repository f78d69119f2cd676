export * from './DateSelector.js';
export type { SelectionFormat } from './text.js';
