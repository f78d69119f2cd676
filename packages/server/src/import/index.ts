export { checkFolder } from './check.js';
export type { CsvRecord } from './csv-file.js';
export { fault, faultText } from './faults.js';
export { readFiguresFile } from './figures-file.js';
export type { FolderFiles } from './folder.js';
export { isCsv } from './folder.js';
export { noSuch, quoted } from './hints.js';
export { ImportProblemsError, type ImportProgress, importFolder } from './import-folder.js';
export { holdOffImports } from './import-lock.js';
export {
  type CheckedPart,
  checkPart,
  FIGURE_FILES,
  MANAGED_FILES,
  readPart,
  writePart,
} from './import-part.js';
export { problemText, problemTextIn } from './problems.js';
export { idOf } from './write-people.js';
export type { WriteFigures } from './writing.js';
