export * from './RelatedLinks.js';
