import type { MeterColour } from '@tavoite/model';
import type { ReactElement } from 'react';
import { useParts } from '../ChartProvider/ChartProvider.js';
import { spokenKind } from '../points.js';
import type { ChartTheme } from '../theme/theme.js';
import type { PointKind } from '../types.js';
import { SWATCH_HEIGHT, SWATCH_WIDTH, Swatch, type SwatchProps } from './Swatch.js';

/** How far a value is from its target. */
export interface TooltipDifference {
  /** With its sign and unit. */
  readonly text: string;
  /** Whether that is good; null where nothing says so. */
  readonly effect: 'better' | 'worse' | null;
  /** The colour of a meter of the same; null where nothing says what is good. */
  readonly meter: MeterColour | null;
}

export interface TooltipRow {
  /** Unique in the tooltip. */
  readonly key: string;
  /** Name of the series. */
  readonly title: string;
  /** How the series is drawn; left out for what other rows come to. */
  readonly swatch?: Omit<SwatchProps, 'theme' | 'show'> | undefined;
  /** Whether the value is actual, an estimate or missing. */
  readonly kind: PointKind;
  /** An estimate that is drawn as actual values are. */
  readonly isDrawnActual?: boolean | undefined;
  /** Actual over part of its period only. */
  readonly isPartial?: boolean | undefined;
  /** The value with its unit, or the words for a missing one. */
  readonly value: string;
  /** The target of the same period with its unit; written beside the value under `targetHeading`. */
  readonly target?: string | undefined;
  /** How the target is drawn; only above a narrow chart. */
  readonly targetSwatch?: Omit<SwatchProps, 'theme' | 'show'> | undefined;
  /** How far the value is from its target; written beside that under `differenceHeading`. */
  readonly difference?: TooltipDifference | null | undefined;
  /** Highlighted: it has the keyboard cursor, or a click would open it. */
  readonly current: boolean;
}

export interface TooltipProps {
  /** The period or key that the values belong to. */
  readonly title: string;
  /** Next to the title: how much of a partial period is covered. */
  readonly note?: string | null | undefined;
  /** A row for each series. */
  readonly rows: readonly TooltipRow[];
  /** The word that marks estimates. */
  readonly estimate: string;
  /** The word for actual values; said where all of them are. */
  readonly actual?: string | undefined;
  /** Heads the column of the targets, in place of the words of each row; the title says what is estimated. */
  readonly targetHeading?: string | undefined;
  /** Heads the column of the differences from targets. */
  readonly differenceHeading?: string | undefined;
  /** What a click or a key does, below the values. */
  readonly hint?: string | undefined;
  /** Colours of the swatches. */
  readonly theme: ChartTheme;
}

/** The values of a period, with the period's name, wherever they are written. */
export type PeriodReadout = Omit<TooltipProps, 'theme' | 'hint' | 'differenceHeading'>;

/** The values at the cursor; renders the provider's panel with a row for each series. */
export function Tooltip(props: TooltipProps): ReactElement {
  const { rows, estimate, hint, theme, targetHeading, differenceHeading } = props;
  const { TooltipPanel } = useParts();
  const hasTargets = targetHeading !== undefined;
  return (
    <TooltipPanel>
      <div
        className="tavoite-chart-tooltip"
        data-targets={hasTargets || undefined}
        data-differences={differenceHeading !== undefined || undefined}
      >
        <TooltipTitle {...props} saysEstimate={hasTargets} />
        {hasTargets ? <span className="tavoite-chart-tooltip-head">{targetHeading}</span> : null}
        {differenceHeading === undefined ? null : (
          <span className="tavoite-chart-tooltip-head">{differenceHeading}</span>
        )}
        {rows.map((row) => (
          <div key={row.key} {...rowProps(row)}>
            <RowSwatch row={row} theme={theme} />
            <span>{row.title}</span>
            <span className="tavoite-chart-tooltip-value">{row.value}</span>
            <span className="tavoite-chart-tooltip-kind">
              {hasTargets ? row.target : row.kind === 'estimate' ? estimate : null}
            </span>
            {differenceHeading === undefined ? null : (
              <span className="tavoite-chart-tooltip-kind">
                <DifferenceText difference={row.difference} />
              </span>
            )}
          </div>
        ))}
        {hint ? <div className="tavoite-chart-tooltip-hint">{hint}</div> : null}
      </div>
    </TooltipPanel>
  );
}

/** What the values belong to, and what is true of all of them. */
export function TooltipTitle(
  props: Pick<TooltipProps, 'title' | 'note' | 'rows' | 'estimate' | 'actual'> & {
    /** Whether it says that values are estimated, in place of the words of each row. */
    readonly saysEstimate: boolean;
  },
): ReactElement {
  const { title, note, rows, estimate, actual, saysEstimate } = props;
  const values = rows.filter(
    ({ swatch, kind }) => !swatch?.isTarget && !swatch?.isEarlier && kind !== 'missing',
  );
  const isEstimated = saysEstimate && rows.some(({ kind }) => kind === 'estimate');
  const isActual = values.length > 0 && values.every(({ kind }) => kind === 'actual');
  const kinds = isEstimated ? estimate : isActual ? actual : null;
  const notes = [kinds, note].filter(Boolean).join(' · ');
  return (
    <div className="tavoite-chart-tooltip-title">
      {/* Without a name, before there is anything to name, the line is as high. */}
      {title || '\u00a0'}
      {notes ? (
        <span
          className="tavoite-chart-tooltip-note"
          data-kind={isEstimated ? 'estimate' : undefined}
        >
          {notes}
        </span>
      ) : null}
    </div>
  );
}

/** How far a value is from its target, coloured as its meter where it is good or behind; renders a `<span>`, or nothing. */
export const DifferenceText = ({
  difference,
}: Pick<TooltipRow, 'difference'>): ReactElement | null =>
  difference ? (
    <span
      className="tavoite-chart-difference"
      data-effect={difference.effect ?? undefined}
      data-meter={difference.meter ?? undefined}
    >
      {difference.text}
    </span>
  ) : null;

/** What a row is to the style sheet. */
export const rowProps = ({ kind, swatch, current }: TooltipRow) => ({
  className: 'tavoite-chart-tooltip-row',
  'data-kind': spokenKind(kind, swatch?.isTarget === true),
  'data-total': swatch === undefined || undefined,
  'data-current': current || undefined,
});

/** How a row's series is drawn where its value is. */
export function RowSwatch(props: { row: TooltipRow; theme: ChartTheme }): ReactElement {
  const { kind, isDrawnActual = kind === 'actual', isPartial, swatch } = props.row;
  if (!swatch) return <span />;
  return (
    <svg
      className="tavoite-chart-tooltip-swatch"
      width={SWATCH_WIDTH}
      height={SWATCH_HEIGHT}
      aria-hidden="true"
    >
      <Swatch
        {...swatch}
        theme={props.theme}
        show={!isDrawnActual ? 'estimate' : isPartial ? 'partial' : 'actual'}
      />
    </svg>
  );
}
