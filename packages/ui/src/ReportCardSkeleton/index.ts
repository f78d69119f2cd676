export * from './ReportCardSkeleton.js';
