import { chartPicture, literalTheme } from '@tavoite/charts';
import type { ThemeName } from '@tavoite/tokens';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { translate } from '../../messages/texts.js';
import type { DataMapItem, GraphItem, ReportItem } from '../items/index.js';
import { chartLabelsIn } from '../items/labels.js';
import { DataMapSvg } from './DataMapSvg.js';

const GRAPH_SIZE = { width: 800, height: 400 };
const RADAR_SIZE = { width: 720, height: 640 };

function graphSvg(item: GraphItem, theme: ThemeName): string {
  const picture = chartPicture(item.drawing, {
    title: item.title,
    subtitle: item.period,
    empty: item.empty,
    theme: literalTheme(theme),
    labels: chartLabelsIn(item.language),
    size: item.drawing.type === 'radar' ? RADAR_SIZE : GRAPH_SIZE,
  });
  return renderToStaticMarkup(picture);
}

function dataMapSvg(item: DataMapItem, theme: ThemeName): string {
  const { actual, estimate } = chartLabelsIn(item.language).timeSeriesChart;
  const words = { term: translate(item.language, 'data_map_term'), actual, estimate };
  return renderToStaticMarkup(createElement(DataMapSvg, { item, theme, words }));
}

/** An item as a picture with title and period, in a theme: an SVG document without a font in it. */
export const itemSvg = (item: ReportItem, theme: ThemeName): string =>
  item.kind === 'graph' ? graphSvg(item, theme) : dataMapSvg(item, theme);
