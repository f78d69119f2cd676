export * from './TermTooltip.js';
