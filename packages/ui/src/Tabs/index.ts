export * from './TabLinks.js';
export * from './Tabs.js';
