export { inParallel } from './inParallel.js';
export {
  type ColumnsPart,
  type ColumnsQuery,
  chunksOf,
  readColumns,
} from './readColumns.js';
