export { sheetNames, workbookParts } from './parts.js';
export { columnName, sheetXml } from './sheet.js';
export type { FileCell, FileColumn, FileNumber, FileTable, FileText } from './table.js';
