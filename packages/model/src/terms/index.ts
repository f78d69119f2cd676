export * from './openBranches.js';
export * from './places.js';
export * from './verifiedFlags.js';
