import { memo, type ReactElement } from 'react';
import { EstimatePattern } from '../primitives/EstimatePattern.js';
import { RadarMark } from '../primitives/RadarMark.js';
import { FONT_SIZE, LINE_HEIGHT } from '../theme/text.js';
import type { ChartTheme } from '../theme/theme.js';
import { type RadarLayout, SPOKE_VALUES_APART } from './layout.js';
import { isOutline } from './model.js';

export interface RadarMarksProps {
  readonly layout: RadarLayout;
  readonly theme: ChartTheme;
  readonly idPrefix: string;
}

/** Values are read against the rings, not over a plain ground as between two axes. */
const WEB_OPACITY = 0.4;

/** Numbers are off the marks on the spoke that they stand beside. */
const SCALE_GAP_PX = 7;

/** Marks under a number are kept off it. */
const SCALE_HALO_PX = 5;

/** Rings, spokes, labels and outlines of a radar; renders SVG without a root. */
export const RadarMarks = memo(function RadarMarks(props: RadarMarksProps): ReactElement {
  const { layout, theme, idPrefix } = props;
  const spokes = layout.spokes.map(({ x, y }) => `M0,0L${round(x)},${round(y)}`).join('');
  return (
    <g
      fontFamily={theme.fontFamily}
      fontSize={FONT_SIZE}
      transform={`translate(${layout.center.x},${layout.center.y})`}
    >
      <defs>
        {layout.series.map(({ series, openFill }) =>
          openFill === '' ? null : (
            <EstimatePattern
              key={series.config.key}
              id={`${idPrefix}-p${series.index}`}
              kind="hatching"
              color={theme.series(series.index, series.config.color)}
              ground="none"
            />
          ),
        )}
      </defs>
      <path
        className="tavoite-chart-grid"
        d={layout.rings.map(({ d }) => d).join('') + spokes}
        stroke={theme.axis}
        strokeOpacity={WEB_OPACITY}
        fill="none"
      />
      {layout.series.map((entry) => (
        <g key={entry.series.config.key} data-series={entry.series.config.key}>
          <RadarMark
            solid={entry.solidLine}
            open={entry.openLine}
            solidFill={isOutline(entry.series.config) ? '' : entry.solidFill}
            openFill={isOutline(entry.series.config) ? '' : entry.openFill}
            solidGlyphs={entry.solidGlyphs}
            openGlyphs={entry.openGlyphs}
            color={theme.series(entry.series.index, entry.series.config.color)}
            surface={theme.surface}
            patternId={`${idPrefix}-p${entry.series.index}`}
          />
        </g>
      ))}
      <g className="tavoite-chart-radar-scale" fill={theme.axisText} pointerEvents="none">
        {/* The outermost would be under the name of its spoke. */}
        {layout.rings.slice(0, -1).map(({ y, label }) => (
          <text
            key={label}
            x={SCALE_GAP_PX}
            y={y + FONT_SIZE * 0.35}
            stroke={theme.surface}
            strokeWidth={SCALE_HALO_PX}
            strokeLinejoin="round"
            paintOrder="stroke"
          >
            {label}
          </text>
        ))}
      </g>
      <g className="tavoite-chart-axis tavoite-chart-names" fill={theme.text}>
        {layout.spokes.map(({ key, lines, values, textX, textY, anchor }) => (
          <text key={key} textAnchor={anchor}>
            {lines.map((line, i) => (
              <tspan key={line} x={round(textX)} y={round(textY + i * LINE_HEIGHT)}>
                {line}
              </tspan>
            ))}
            {values.map((line, row) =>
              line.map(({ text, kind }, i) => (
                <tspan
                  // Two values may be written alike.
                  key={`${row === 0 ? 'value' : 'share'}-${i === 0 ? 'first' : 'last'}`}
                  {...(i === 0
                    ? { x: round(textX), y: round(textY + (lines.length + row) * LINE_HEIGHT) }
                    : null)}
                  fill={kind === 'target' ? theme.axisText : undefined}
                  fontWeight={kind === 'actual' ? 600 : undefined}
                  fontStyle={kind === 'estimate' ? 'italic' : undefined}
                >
                  {i === 0 ? text : `${SPOKE_VALUES_APART}${text}`}
                </tspan>
              )),
            )}
          </text>
        ))}
      </g>
    </g>
  );
});

const round = (value: number): number => Math.round(value * 10) / 10;
