export * from './TargetSummary.js';
