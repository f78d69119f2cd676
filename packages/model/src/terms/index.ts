export * from './places.js';
export * from './verifiedFlags.js';
