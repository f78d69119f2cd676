export * from './ReportCard.js';
