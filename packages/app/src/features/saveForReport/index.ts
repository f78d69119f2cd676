export { SaveForReport } from './SaveForReport.js';
export type { Saved } from './slice.js';
