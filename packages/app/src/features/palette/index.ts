export { Palette, PaletteButton } from './Palette.js';
