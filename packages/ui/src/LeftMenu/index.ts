export * from './LeftMenu.js';
export type * from './types.js';
