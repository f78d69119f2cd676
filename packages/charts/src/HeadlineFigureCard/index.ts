export { HeadlineFigureCard, type HeadlineFigureCardProps } from './HeadlineFigureCard.js';
