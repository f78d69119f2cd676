export type { IconName } from './drawings.js';
export * from './Icon.js';
export * from './namedIcon.js';
export * from './types.js';
