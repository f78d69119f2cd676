import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { Card } from '../../test/fixtures/story.js';
import { GLYPH_COUNT } from '../kernel/glyphs.js';
import { browserTheme as theme } from '../theme/theme.js';
import type { SeriesType } from '../types.js';
import { SWATCH_HEIGHT, SWATCH_WIDTH, Swatch } from './Swatch.js';
import { Tooltip } from './Tooltip.js';

export default {
  title: 'Primitives/Visual',
  tags: ['visual', '!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

const TYPES: readonly SeriesType[] = ['line', 'bar', 'stacked', 'area'];
const SHOWN = ['actual', 'estimate', 'both'] as const;

/** Every form of series in every colour and mark, as actual, estimate and both. */
export const Swatches: StoryObj = {
  render: () => (
    <Card width={760}>
      {TYPES.map((type) => (
        <div key={type} style={{ display: 'flex', flexWrap: 'wrap', gap: 12, marginBottom: 12 }}>
          {SHOWN.flatMap((show) =>
            Array.from({ length: 12 }, (_, i) => (
              <svg
                key={`${show} ${theme.series(i)}`}
                width={SWATCH_WIDTH * 1.5}
                height={SWATCH_HEIGHT * 1.5}
                viewBox={`0 0 ${SWATCH_WIDTH} ${SWATCH_HEIGHT}`}
                aria-hidden="true"
              >
                <Swatch
                  type={type}
                  glyph={i % GLYPH_COUNT}
                  color={theme.series(i)}
                  theme={theme}
                  show={show}
                />
              </svg>
            )),
          )}
        </div>
      ))}
    </Card>
  ),
};

function tooltip(current: number): ReactElement {
  return (
    <Tooltip
      title="Q 4/2024"
      note="1/3"
      estimate="estimate"
      theme={theme}
      rows={[
        { kind: 'actual', value: '1 234 k€' },
        { kind: 'estimate', value: '980 k€' },
        { kind: 'missing', value: 'no data' },
      ].map(({ kind, value }, i) => ({
        key: kind,
        title: ['Online sales', 'Reseller sales of the whole network', 'Costs'][i] ?? '',
        swatch: { type: TYPES[i] ?? 'line', glyph: i, color: theme.series(i) },
        kind: kind as 'actual' | 'estimate' | 'missing',
        value,
        current: i === current,
      }))}
    />
  );
}

/** Under the pointer, and with the keyboard on the second series. */
export const Tooltips: StoryObj = {
  render: () => (
    <div style={{ display: 'flex', gap: 24 }}>
      {[-1, 1].map((current) => (
        <div key={current} style={{ maxWidth: 300 }}>
          {tooltip(current)}
        </div>
      ))}
    </div>
  ),
};
