export { inParallel } from './inParallel.js';
export {
  type ColumnsPart,
  type ColumnsQuery,
  chunksOf,
  KEYS_PER_REQUEST,
  readColumns,
} from './readColumns.js';
