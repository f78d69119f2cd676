export * from './ast.js';
export * from './dependencies.js';
export * from './errors.js';
export * from './evaluate.js';
export * from './format.js';
export * from './linear.js';
export * from './parse.js';
export * from './texts.js';
