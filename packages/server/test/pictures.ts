import type { Size } from '@tavoite/charts';
import type { ThemeName } from '@tavoite/tokens';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReportItem } from '../src/render/items/index.js';
import { itemPicture } from '../src/render/pictures/item-picture.js';

/** The picture of an item as a document with real text: what a browser shows. */
export function itemSvg(item: ReportItem, theme: ThemeName): { svg: string; size: Size } {
  const { picture, size } = itemPicture(item, theme);
  return { svg: renderToStaticMarkup(picture), size };
}
