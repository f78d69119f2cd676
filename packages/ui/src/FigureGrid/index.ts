export type {
  FigureGridEdit,
  FigureGridEdits,
  FigureGridRow,
  FigureGridSummary,
} from './edits.js';
export { FigureGrid, type FigureGridLabels, type FigureGridProps } from './FigureGrid.js';
