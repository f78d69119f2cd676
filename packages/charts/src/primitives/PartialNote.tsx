import type { ReactElement } from 'react';
import type { ChartTheme } from '../theme/theme.js';
import type { LegendEntry } from './DrawnLegend.js';
import { SWATCH_HEIGHT, SWATCH_WIDTH, Swatch } from './Swatch.js';

export interface PartialNoteProps {
  /** Which periods are partial and how they look; null where none is. */
  readonly entry: LegendEntry | null;
  readonly theme: ChartTheme;
}

/** Says which periods are partial; renders a `<p>`, or nothing. */
export function PartialNote({ entry, theme }: PartialNoteProps): ReactElement | null {
  if (entry === null) return null;
  return (
    <p className="tavoite-chart-note">
      {entry.swatch ? (
        <svg width={SWATCH_WIDTH} height={SWATCH_HEIGHT} aria-hidden="true">
          <Swatch {...entry.swatch} theme={theme} />
        </svg>
      ) : null}
      <span>{entry.title}</span>
    </p>
  );
}
