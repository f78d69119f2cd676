import type { ThemeName } from '@tavoite/tokens';
import type { ReportItem } from '../items/index.js';
import { outlinedSvg } from '../svg/outlined.js';
import { coverPicture, itemPicture, plotPicture } from './item-picture.js';
import { drawingAsPng, type Picture, SMALL_SCALE } from './png.js';

/** An item as a picture with its title and period, in a theme. Takes tens of milliseconds. */
export function drawPicture(item: ReportItem, theme: ThemeName): Picture {
  const { picture, size } = itemPicture(item, theme);
  return drawingAsPng({ svg: outlinedSvg(picture), size });
}

/** An item for a small place, in a theme: a graph's marks and scales, a data map's last months. */
export function drawPlot(item: ReportItem, theme: ThemeName): Picture {
  const { picture, size } = plotPicture(item, theme);
  return drawingAsPng({ svg: outlinedSvg(picture), size }, SMALL_SCALE);
}

/** An item where no letter could be read, in a theme: a graph's marks alone, a data map's rows as lines. */
export function drawCover(item: ReportItem, theme: ThemeName): Picture {
  const { picture, size } = coverPicture(item, theme);
  return drawingAsPng({ svg: outlinedSvg(picture), size }, SMALL_SCALE);
}
