export {
  type ColorPair,
  ColorPairPicker,
  type ColorPairPickerProps,
} from './ColorPairPicker.js';
