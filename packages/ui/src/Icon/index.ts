export * from './Icon.js';
export * from './icons.js';
