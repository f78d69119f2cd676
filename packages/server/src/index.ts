export { reportFailure, runCommandLine } from './cli/command-line.js';
