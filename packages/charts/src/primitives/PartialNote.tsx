import type { ReactElement } from 'react';
import type { ChartTheme } from '../theme/theme.js';
import type { SeriesType } from '../types.js';
import { SWATCH_HEIGHT, SWATCH_WIDTH, Swatch } from './Swatch.js';

export interface PartialNoteProps {
  /** Which periods are partial, and what counts of them; null where none is. */
  readonly text: string | null;
  /** How most of the chart is drawn. */
  readonly type: SeriesType;
  readonly theme: ChartTheme;
}

/** Says beside the look of partial periods which ones they are; renders a `<p>`, or nothing. */
export function PartialNote({ text, type, theme }: PartialNoteProps): ReactElement | null {
  if (text === null) return null;
  return (
    <p className="tavoite-chart-note">
      <svg width={SWATCH_WIDTH} height={SWATCH_HEIGHT} aria-hidden="true">
        <Swatch type={type} glyph={0} color={theme.axisText} show="partial" theme={theme} />
      </svg>
      <span>{text}</span>
    </p>
  );
}
