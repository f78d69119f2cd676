import { literalTheme } from '@tavoite/charts';
import { chartPicture } from '@tavoite/charts/chartPicture';
import * as en from '@tavoite/charts/labels/en';
import * as fi from '@tavoite/charts/labels/fi';
import type { ReportDocument } from './document.js';
import type { DrawGraph } from './parts/section.js';

/** As wide as a page's text at two thirds of the size: axes are then read as captions are. */
const SIZE = { width: 740, height: 370 } as const;
/** Room for further rows of a legend. */
const HEIGHT_PER_SERIES = 6;
const ROOMY_SERIES = 4;

/** Draws the graphs of a report as the screen does, in its theme and language. */
export function drawGraphs({ theme, language }: ReportDocument): DrawGraph {
  const colors = literalTheme(theme);
  const labels = language === 'fi' ? fi : en;
  return (item) => {
    const more = Math.max(0, item.legend.length - ROOMY_SERIES) * HEIGHT_PER_SERIES;
    const size = { width: SIZE.width, height: SIZE.height + more };
    return chartPicture(item.drawing, {
      title: item.title,
      showTitle: false,
      empty: item.empty,
      theme: colors,
      labels,
      size,
      idPrefix: 'g',
    });
  };
}
