import type { ReactElement } from 'react';
import { wrapText } from '../kernel/text.js';
import type { ChartMessages } from '../messages.js';
import { DrawnLegend, drawnLegendHeight } from '../primitives/DrawnLegend.js';
import { FONT_SIZE } from '../theme/text.js';
import type { ChartTheme } from '../theme/theme.js';
import type { Size } from '../types.js';
import { clampSize, timeSeriesLayout } from './layout.js';
import { legendEntries } from './legend.js';
import { type TimeSeriesSpec, timeSeriesModel } from './model.js';
import { TimeSeriesMarks } from './TimeSeriesMarks.js';
import { periodNaming, wording } from './words.js';

export interface TimeSeriesSvgProps extends TimeSeriesSpec {
  readonly size: Size;
  /** Literal colours; `browserTheme` only where the page's style sheet reaches the picture. */
  readonly theme: ChartTheme;
  /** Name of the picture, written over it unless `showTitle` is false. */
  readonly title: string;
  readonly showTitle?: boolean | undefined;
  readonly messages: ChartMessages;
  /** Unique in the document that the picture is put into. */
  readonly idPrefix?: string | undefined;
}

const TITLE_SIZE = 15;
const TITLE_LINE_PX = 20;
const TITLE_GAP_PX = 8;
const LEGEND_GAP_PX = 10;
const PADDING_PX = 16;

/**
 * A time-series chart as one picture with title and legend, for reports and wherever there is no
 * page around it. Renders an `<svg>` and needs no DOM, style sheet or font to do so.
 */
export function TimeSeriesSvg(props: TimeSeriesSvgProps): ReactElement {
  const { theme, messages, title, idPrefix = 'chart' } = props;
  const size = clampSize(props.size);
  const model = timeSeriesModel(props);
  const naming = periodNaming(props, messages);
  const width = size.width - 2 * PADDING_PX;
  const titleLines = props.showTitle === false ? [] : wrapText(title, width, TITLE_SIZE * 1.05);
  const hidden = new Set(props.filteredKeys);
  const entries = legendEntries(props.series, theme).filter(({ key }) => !hidden.has(key));
  const legendTop =
    PADDING_PX + titleLines.length * TITLE_LINE_PX + (titleLines.length > 0 ? TITLE_GAP_PX : 0);
  const chartTop = legendTop + drawnLegendHeight(entries, width) + LEGEND_GAP_PX;
  const layout = timeSeriesLayout(model, {
    ...naming,
    locale: props.locale,
    size: { width, height: size.height - chartTop - PADDING_PX },
    leftUnit: props.left?.unit,
    rightUnit: props.right?.unit,
  });
  const summary = model.isEmpty
    ? messages.empty
    : wording(props, naming, model, messages).summary().join(' ');
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
      <desc id={`${idPrefix}-desc`}>{summary}</desc>
      <rect width={size.width} height={size.height} fill={theme.surface} />
      {titleLines.map((line, i) => (
        <text
          key={line}
          x={PADDING_PX}
          y={PADDING_PX + TITLE_SIZE + i * TITLE_LINE_PX}
          fontFamily={theme.fontFamily}
          fontSize={TITLE_SIZE}
          fontWeight={600}
          fill={theme.text}
        >
          {line}
        </text>
      ))}
      <g transform={`translate(${PADDING_PX},${legendTop})`}>
        <DrawnLegend entries={entries} width={width} theme={theme} />
      </g>
      <g transform={`translate(${PADDING_PX},${chartTop})`}>
        {model.isEmpty ? (
          <text
            x={width / 2}
            y={layout.size.height / 2}
            textAnchor="middle"
            fontFamily={theme.fontFamily}
            fontSize={FONT_SIZE + 2}
            fill={theme.axisText}
          >
            {messages.empty}
          </text>
        ) : (
          <TimeSeriesMarks layout={layout} theme={theme} idPrefix={idPrefix} />
        )}
      </g>
    </svg>
  );
}
