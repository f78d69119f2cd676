export * from './PlanSummary.js';
