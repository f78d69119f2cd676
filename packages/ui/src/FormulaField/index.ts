export {
  FormulaField,
  type FormulaFieldLabels,
  type FormulaFieldProps,
  type FormulaTerm,
} from './FormulaField.js';
