export {
  type FigureChangeText,
  HeadlineFigureCard,
  type HeadlineFigureCardProps,
} from './HeadlineFigureCard.js';
