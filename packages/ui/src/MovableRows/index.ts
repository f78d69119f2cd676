export type { SortedElement, SortingLabels } from '../utils/Sorting.js';
export { type MovableRow, MovableRows, type MovableRowsProps } from './MovableRows.js';
