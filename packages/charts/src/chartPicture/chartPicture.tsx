import type { ReactElement } from 'react';
import type { ChartLabels } from '../labels/types.js';
import type { ChartDrawing } from '../mappedGraph/drawing.js';
import { RadarPicture } from '../RadarChart/RadarSvg.js';
import { TimeSeriesPicture } from '../TimeSeriesChart/TimeSeriesSvg.js';
import type { ChartTheme } from '../theme/theme.js';
import type { Size } from '../types.js';

/** How a chart is made into a picture. */
export interface ChartPictureOptions {
  /** Name of the picture, written over it unless `showTitle` is false. */
  readonly title: string;
  /** Whether the title is written; it names the picture in any case. */
  readonly showTitle?: boolean | undefined;
  /** Written under the title: the period that is shown. */
  readonly subtitle?: string | undefined;
  /** Only its marks and scales, for a small place: no title, legend or names of axes; of a radar the marks alone. */
  readonly bare?: boolean | undefined;
  /** Without its scales, too, where no letter could be read. */
  readonly marksOnly?: boolean | undefined;
  /** In place of a chart without values. */
  readonly empty?: string | undefined;
  /** Literal colours, since no style sheet reaches a picture. */
  readonly theme: ChartTheme;
  /** The texts of the charts in the reader's language. */
  readonly labels: ChartLabels;
  /** Size of the whole picture in pixels. */
  readonly size: Size;
  /** Unique in the document that the picture is put into. */
  readonly idPrefix?: string | undefined;
}

/**
 * A chart with title, period and legend as one `<svg>`, the same in browsers and on servers. Its components
 * use no hooks, so that a program can also read the elements without rendering them.
 */
export function chartPicture(drawing: ChartDrawing, options: ChartPictureOptions): ReactElement {
  const { labels, empty, marksOnly = false, ...shared } = options;
  const own = empty === undefined ? {} : { empty };
  return drawing.type === 'timeSeries' ? (
    <TimeSeriesPicture
      {...drawing.spec}
      {...shared}
      marksOnly={marksOnly}
      labels={{ ...labels.timeSeriesChart, ...own }}
    />
  ) : (
    <RadarPicture
      {...drawing.spec}
      {...shared}
      bare={marksOnly || shared.bare}
      labels={{ ...labels.radarChart, ...own }}
    />
  );
}
