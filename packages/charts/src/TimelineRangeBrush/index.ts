export { TimelineRangeBrush, type TimelineRangeBrushProps } from './TimelineRangeBrush.js';
