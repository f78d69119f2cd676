import type { ReactElement } from 'react';
import { Crosshair } from '../primitives/Crosshair.js';
import type { Pointed } from '../shell/PlotArea.js';
import { browserTheme as theme } from '../theme/theme.js';
import type { TimeSeriesLayout } from './layoutTypes.js';
import { type DrawnSeries, isPartTarget } from './model.js';

/** Whether a series is there to be pointed at. */
export const isSeen = (series: DrawnSeries, askedKeys: ReadonlySet<string>) =>
  !isPartTarget(series) || askedKeys.has(series.config.key);

/** The points of a period, and a line through them; renders SVG without a root. */
export function SeriesCursor(props: {
  layout: TimeSeriesLayout;
  pointed: Pointed;
  askedKeys: ReadonlySet<string>;
}): ReactElement {
  const { layout, pointed, askedKeys } = props;
  const { plot, periods } = layout;
  return (
    <Crosshair
      x={periods.center(pointed.index)}
      top={plot.top}
      bottom={plot.bottom}
      theme={theme}
      points={layout.series.flatMap(({ series, pointX, pointY }, row) => {
        const y = pointY(pointed.index);
        // A point beyond a configured end of the axis has no place in the plot.
        if (!(y >= plot.top - 1 && y <= plot.bottom + 1)) return [];
        if (pointed.row !== row && !isSeen(series, askedKeys)) return [];
        const { key, color } = series.config;
        return [
          {
            key,
            x: pointX(pointed.index),
            y,
            color: theme.series(series.index, color),
            current: (pointed.row ?? pointed.near) === row,
          },
        ];
      })}
    />
  );
}
