export { FormulaField } from './FormulaField.js';
