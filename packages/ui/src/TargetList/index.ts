export * from './TargetList.js';
