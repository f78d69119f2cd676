export {
  type PictureOption,
  PicturePicker,
  type PicturePickerProps,
} from './PicturePicker.js';
