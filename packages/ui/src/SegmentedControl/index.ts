export * from './SegmentedControl.js';
