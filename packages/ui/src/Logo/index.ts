export * from './Logo.js';
