export * from './presets.js';
export * from './reducer.js';
export * from './state.js';
