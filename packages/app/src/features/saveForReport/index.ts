export type { SaveButtonProps as SaveForReportProps } from './SaveButton.js';
export { SaveForReport } from './SaveForReport.js';
