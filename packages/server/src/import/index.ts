export { type CheckOptions, type CheckResult, checkFolder } from './check.js';
export { type Fault, faultText } from './faults.js';
export {
  ImportFaultsError,
  type ImportOptions,
  type ImportProgress,
  type ImportReport,
  importFolder,
} from './import-folder.js';
