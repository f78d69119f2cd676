export { checkFolder } from './check.js';
export { ImportProblemsError, type ImportProgress, importFolder } from './import-folder.js';
export { problemText } from './problems.js';
