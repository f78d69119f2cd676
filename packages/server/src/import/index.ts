export { checkFolder } from './check.js';
export { readFiguresFile } from './figures-file.js';
export { noSuch, quoted } from './hints.js';
export { ImportProblemsError, type ImportProgress, importFolder } from './import-folder.js';
export { placeText, problemText } from './problems.js';
