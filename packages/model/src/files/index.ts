export * from './sampleFolder.js';
export * from './types.js';
export * from './workbook/index.js';
