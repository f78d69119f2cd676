import type { ThemeName } from '@tavoite/tokens';
import type { ReportItem } from '../items/index.js';
import { drawingAsPng, type Picture } from './png.js';
import { drawItem } from './svg.js';

/** An item as a picture with its title and period, in a theme. Takes tens of milliseconds. */
export const drawPicture = (item: ReportItem, theme: ThemeName): Picture =>
  drawingAsPng(drawItem(item, theme));
