export type { PickableView } from './choice.js';
export { ViewPicker, type ViewPickerLabels, type ViewPickerProps } from './ViewPicker.js';
