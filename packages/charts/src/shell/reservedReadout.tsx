import type { ReactElement, ReactNode } from 'react';
import { hasNoMouse, type Pointed, type ReadoutPlace } from './PlotArea.js';

/** What a narrow chart has beside its plot, before there is a plot: seen by nobody, and as high. */
export interface ReservedReadout {
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}

/** The room that `PlotArea` is going to take for the values of so many series. */
export function reservedReadout(props: {
  readonly count: number;
  readonly readout?: ReadoutPlace | undefined;
  readonly tooltip: (pointed: Pointed) => ReactElement;
}): ReservedReadout {
  const { count, readout, tooltip } = props;
  if (count < 2 || readout === 'floating') return {};
  const pointed: Pointed = { index: 0, row: null, near: null, isTouch: hasNoMouse() };
  return readout === 'rows'
    ? {
        below: (
          <div className="tavoite-chart-readout">{tooltip({ ...pointed, docked: 'rows' })}</div>
        ),
      }
    : {
        above: tooltip({ ...pointed, docked: 'all' }),
        below: tooltip({ ...pointed, docked: 'hint' }),
      };
}
