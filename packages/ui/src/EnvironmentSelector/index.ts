export * from './EnvironmentSelector.js';
