export * from './TargetTable.js';
