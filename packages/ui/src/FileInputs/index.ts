export * from './FileInputs.js';
