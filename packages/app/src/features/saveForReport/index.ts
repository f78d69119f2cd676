export { SaveForReport } from './SaveForReport.js';
