export type { ReportCover, ReportDocument, ReportFailure, ReportSection } from './document.js';
export { reportPdf } from './report.js';
