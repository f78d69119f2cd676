import { chartPicture, literalTheme, type Size } from '@tavoite/charts';
import { withoutTargets } from '@tavoite/charts/mappedGraph';
import type { ThemeName } from '@tavoite/tokens';
import { createElement, type ReactElement } from 'react';
import { translate } from '../../messages/texts.js';
import type { DataMapItem, GraphItem, ReportItem } from '../items/index.js';
import { chartLabelsIn } from '../items/labels.js';
import { DataMapSvg } from './DataMapSvg.js';
import { MapCoverSvg } from './MapCoverSvg.js';
import { MapPlotSvg, mapPlotLayout } from './MapPlotSvg.js';
import { mapLayout } from './map-layout.js';

const GRAPH_SIZE = { width: 800, height: 400 };
const RADAR_SIZE = { width: 720, height: 640 };
/** As a list of pictures shows them, so that letters are there as large as those of the page around them. */
const PLOT_SIZE = { width: 360, height: 180 };
/** On the page that pictures a report. */
const COVER_SIZE = { width: 160, height: 100 };

/** An `<svg>` whose components use no hooks. */
export interface ItemPicture {
  readonly picture: ReactElement;
  readonly size: Size;
}

function chartOf(
  item: GraphItem,
  theme: ThemeName,
  size: Size,
  parts: { readonly bare?: boolean; readonly marksOnly?: boolean } = {},
): ItemPicture {
  const picture = chartPicture(item.drawing, {
    title: item.title,
    subtitle: item.period,
    empty: item.empty,
    theme: literalTheme(theme),
    labels: chartLabelsIn(item.language),
    size,
    ...parts,
  });
  return { picture, size };
}

const graphPicture = (item: GraphItem, theme: ThemeName): ItemPicture =>
  chartOf(item, theme, item.drawing.type === 'radar' ? RADAR_SIZE : GRAPH_SIZE);

const smallChartOf = (
  item: GraphItem,
  theme: ThemeName,
  size: Size,
  parts: { readonly bare?: boolean; readonly marksOnly?: boolean },
) => chartOf({ ...item, drawing: withoutTargets(item.drawing) }, theme, size, parts);

/** For a small place: the marks and scales of a graph, or the last months of a data map; in a theme. */
export const plotPicture = (item: ReportItem, theme: ThemeName): ItemPicture =>
  item.kind === 'graph'
    ? smallChartOf(item, theme, PLOT_SIZE, { bare: true })
    : {
        picture: createElement(MapPlotSvg, { item, theme, minWidth: PLOT_SIZE.width }),
        size: mapPlotLayout(item, PLOT_SIZE.width).size,
      };

/** Where no letter could be read: the marks of a graph alone, or the rows of a data map as lines; in a theme. */
export const coverPicture = (item: ReportItem, theme: ThemeName): ItemPicture =>
  item.kind === 'graph'
    ? smallChartOf(item, theme, COVER_SIZE, { marksOnly: true })
    : {
        picture: createElement(MapCoverSvg, { item, theme, size: COVER_SIZE }),
        size: COVER_SIZE,
      };

function dataMapPicture(item: DataMapItem, theme: ThemeName): ItemPicture {
  const { actual, estimate } = chartLabelsIn(item.language).timeSeriesChart;
  const words = { term: translate(item.language, 'data_map_term'), actual, estimate };
  return { picture: createElement(DataMapSvg, { item, theme, words }), size: mapLayout(item) };
}

/** An item with title and period, in a theme. */
export const itemPicture = (item: ReportItem, theme: ThemeName): ItemPicture =>
  item.kind === 'graph' ? graphPicture(item, theme) : dataMapPicture(item, theme);
