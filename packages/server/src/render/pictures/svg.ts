import { chartPicture, literalTheme, type Size } from '@tavoite/charts';
import type { ThemeName } from '@tavoite/tokens';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { translate } from '../../messages/texts.js';
import type { DataMapItem, GraphItem, ReportItem } from '../items/index.js';
import { chartLabelsIn } from '../items/labels.js';
import { DataMapSvg } from './DataMapSvg.js';
import { mapLayout } from './map-layout.js';

const GRAPH_SIZE = { width: 800, height: 400 };
const RADAR_SIZE = { width: 720, height: 640 };

/** A picture as an SVG document without a font in it. */
export interface Drawing {
  readonly svg: string;
  readonly size: Size;
}

function drawGraph(item: GraphItem, theme: ThemeName): Drawing {
  const size = item.drawing.type === 'radar' ? RADAR_SIZE : GRAPH_SIZE;
  const picture = chartPicture(item.drawing, {
    title: item.title,
    subtitle: item.period,
    empty: item.empty,
    theme: literalTheme(theme),
    labels: chartLabelsIn(item.language),
    size,
  });
  return { svg: renderToStaticMarkup(picture), size };
}

function drawDataMap(item: DataMapItem, theme: ThemeName): Drawing {
  const { actual, estimate } = chartLabelsIn(item.language).timeSeriesChart;
  const words = { term: translate(item.language, 'data_map_term'), actual, estimate };
  const svg = renderToStaticMarkup(createElement(DataMapSvg, { item, theme, words }));
  return { svg, size: mapLayout(item) };
}

/** An item as a picture with title and period, in a theme. */
export const drawItem = (item: ReportItem, theme: ThemeName): Drawing =>
  item.kind === 'graph' ? drawGraph(item, theme) : drawDataMap(item, theme);
