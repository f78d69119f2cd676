export * from './reducer.js';
export * from './state.js';
