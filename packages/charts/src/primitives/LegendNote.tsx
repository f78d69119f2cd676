import type { ReactElement } from 'react';
import type { ChartTheme } from '../theme/theme.js';
import type { LegendEntry } from './DrawnLegend.js';
import { SWATCH_HEIGHT, SWATCH_WIDTH, Swatch } from './Swatch.js';

export interface LegendNoteProps {
  /** What a look means, such as that of partial periods; null where nothing looks so. */
  readonly entry: LegendEntry | null;
  readonly theme: ChartTheme;
}

/** Says what a look means that several series share; renders a `<p>`, or nothing. */
export function LegendNote({ entry, theme }: LegendNoteProps): ReactElement | null {
  if (entry === null) return null;
  return (
    <p className="tavoite-chart-legend-note">
      {entry.swatch ? (
        <svg width={SWATCH_WIDTH} height={SWATCH_HEIGHT} aria-hidden="true">
          <Swatch {...entry.swatch} theme={theme} />
        </svg>
      ) : null}
      <span>{entry.title}</span>
    </p>
  );
}
