export * from './TargetDetail.js';
