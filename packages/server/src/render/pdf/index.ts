export type { ReportDocument } from './document.js';
export { reportPdf } from './report.js';
