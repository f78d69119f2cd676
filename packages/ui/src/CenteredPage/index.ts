export * from './CenteredPage.js';
