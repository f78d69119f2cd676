export type { ReportDocument, ReportSection } from './document.js';
export { reportPdf } from './report.js';
