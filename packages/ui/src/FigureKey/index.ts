export { FigureKey, type FigureKeyLabels, type FigureKeyProps } from './FigureKey.js';
