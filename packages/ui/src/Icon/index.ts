export * from './Icon.js';
export * from './namedIcon.js';
export type { IconName } from './names.js';
export * from './types.js';
