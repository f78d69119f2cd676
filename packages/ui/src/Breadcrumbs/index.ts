export * from './Breadcrumbs.js';
