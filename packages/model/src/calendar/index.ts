export * from './fiscal.js';
export * from './formats.js';
export * from './groups.js';
export * from './knownTimeZone.js';
export * from './moments.js';
export * from './months.js';
export * from './ranges.js';
export * from './today.js';
