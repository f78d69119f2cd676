export * from './PageHeader.js';
