import type { ReactElement, ReactNode } from 'react';
import { clampSize } from '../kernel/size.js';
import { wrapText } from '../kernel/text.js';
import { FONT_SIZE, SEMIBOLD } from '../theme/text.js';
import type { ChartTheme } from '../theme/theme.js';
import type { Size } from '../types.js';
import { DrawnLegend, drawnLegendHeight, type LegendEntry } from './DrawnLegend.js';

export interface PictureProps {
  readonly size: Size;
  readonly theme: ChartTheme;
  /** Name of the picture, written over it unless `showTitle` is false. */
  readonly title: string;
  readonly showTitle?: boolean | undefined;
  /** Written under the title, such as the period that is shown. */
  readonly subtitle?: string | undefined;
  /** Only the chart: neither title nor legend, and little room around it. */
  readonly bare?: boolean | undefined;
  /** Only its marks, from edge to edge. */
  readonly marksOnly?: boolean | undefined;
  readonly entries: readonly LegendEntry[];
  /** What the picture shows, in words. */
  readonly summary: string;
  readonly isEmpty: boolean;
  /** Written in place of the chart when it is empty. */
  readonly empty: string;
  readonly idPrefix: string;
  /** The chart, laid out in what title and legend leave. */
  readonly children: (size: Size) => ReactNode;
}

const TITLE_SIZE = 15;
const TITLE_LINE_PX = 20;
const TITLE_GAP_PX = 8;
const SUBTITLE_LINE_PX = 16;
const LEGEND_GAP_PX = 10;
const PADDING_PX = 16;
const BARE_PADDING_PX = 8;

const paddingOf = ({ bare, marksOnly }: Pick<PictureProps, 'bare' | 'marksOnly'>) =>
  marksOnly ? 0 : bare ? BARE_PADDING_PX : PADDING_PX;

/** Width of the chart in a picture. */
export const pictureWidth = (props: Pick<PictureProps, 'size' | 'bare' | 'marksOnly'>): number =>
  clampSize(props.size).width - 2 * paddingOf(props);

/** A chart with title and legend as one picture on the ground of a card; renders an `<svg>`. */
export function Picture(props: PictureProps): ReactElement {
  const { theme, title, bare = false, idPrefix } = props;
  const showTitle = !bare && props.showTitle !== false;
  const subtitle = bare ? '' : (props.subtitle ?? '');
  const entries = bare ? [] : props.entries;
  const padding = paddingOf(props);
  const size = clampSize(props.size);
  const width = pictureWidth(props);
  const lines = showTitle ? wrapText(title, width, TITLE_SIZE * SEMIBOLD) : [];
  const sublines = subtitle === '' ? [] : wrapText(subtitle, width, FONT_SIZE);
  const subtitleTop = padding + lines.length * TITLE_LINE_PX;
  const headed = lines.length + sublines.length > 0;
  const legendTop = subtitleTop + sublines.length * SUBTITLE_LINE_PX + (headed ? TITLE_GAP_PX : 0);
  const chartTop = bare ? padding : legendTop + drawnLegendHeight(entries, width) + LEGEND_GAP_PX;
  const inner = clampSize({ width, height: size.height - chartTop - padding });
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="tavoite-chart"
      width={size.width}
      height={size.height}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-labelledby={`${idPrefix}-title`}
      aria-describedby={`${idPrefix}-desc`}
    >
      <title id={`${idPrefix}-title`}>{title}</title>
      <desc id={`${idPrefix}-desc`}>{props.isEmpty ? props.empty : props.summary}</desc>
      <rect width={size.width} height={size.height} fill={theme.surface} />
      {lines.map((line, i) => (
        <text
          key={line}
          x={padding}
          y={padding + TITLE_SIZE + i * TITLE_LINE_PX}
          fontFamily={theme.fontFamily}
          fontSize={TITLE_SIZE}
          fontWeight={600}
          fill={theme.text}
        >
          {line}
        </text>
      ))}
      {sublines.map((line, i) => (
        <text
          key={line}
          x={padding}
          y={subtitleTop + FONT_SIZE + i * SUBTITLE_LINE_PX}
          fontFamily={theme.fontFamily}
          fontSize={FONT_SIZE}
          fill={theme.axisText}
        >
          {line}
        </text>
      ))}
      <g transform={`translate(${padding},${legendTop})`}>
        <DrawnLegend entries={entries} width={width} theme={theme} />
      </g>
      <g transform={`translate(${padding},${chartTop})`}>
        {props.isEmpty && bare ? null : props.isEmpty ? (
          <text
            x={width / 2}
            y={inner.height / 2}
            textAnchor="middle"
            fontFamily={theme.fontFamily}
            fontSize={FONT_SIZE + 2}
            fill={theme.axisText}
          >
            {props.empty}
          </text>
        ) : (
          props.children(inner)
        )}
      </g>
    </svg>
  );
}
