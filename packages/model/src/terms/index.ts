export * from './formulaKeys.js';
export * from './openBranches.js';
export * from './places.js';
export * from './sums.js';
export * from './verifiedFlags.js';
