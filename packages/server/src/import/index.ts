export { type CheckOptions, type CheckResult, checkFolder } from './check.js';
export {
  type ImportOptions,
  ImportProblemsError,
  type ImportProgress,
  type ImportReport,
  importFolder,
} from './import-folder.js';
export { type Problem, problemText } from './problems.js';
