export {
  DateTimeField,
  type DateTimeFieldLabels,
  type DateTimeFieldProps,
} from './DateTimeField.js';
