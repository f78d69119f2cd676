export { type TreeRow, TreeRows, type TreeRowsLabels, type TreeRowsProps } from './TreeRows.js';
