import type { ReactElement } from 'react';
import { useParts } from '../ChartProvider/ChartProvider.js';
import { spokenKind } from '../points.js';
import type { ChartTheme } from '../theme/theme.js';
import type { PointKind } from '../types.js';
import { SWATCH_HEIGHT, SWATCH_WIDTH, Swatch, type SwatchProps } from './Swatch.js';

export interface TooltipRow extends Omit<SwatchProps, 'theme' | 'show'> {
  /** Unique in the tooltip. */
  readonly key: string;
  /** Name of the series. */
  readonly title: string;
  /** Whether the value is actual, an estimate or missing. */
  readonly kind: PointKind;
  /** Actual over part of its period only. */
  readonly isPartial?: boolean | undefined;
  /** The value with its unit, or the words for a missing one. */
  readonly value: string;
  /** The target of the same period with its unit; written beside the value under `targetHeading`. */
  readonly target?: string | undefined;
  /** How far the value is from its target; written beside that under `differenceHeading`. */
  readonly difference?: string | null | undefined;
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

/** The values at the cursor; renders the provider's panel with a row for each series. */
export function Tooltip(props: TooltipProps): ReactElement {
  const { title, note, rows, estimate, actual, hint, theme } = props;
  const { targetHeading, differenceHeading } = props;
  const { TooltipPanel } = useParts();
  const hasTargets = targetHeading !== undefined;
  const values = rows.filter(({ isTarget, kind }) => !isTarget && kind !== 'missing');
  const isEstimated = hasTargets && rows.some(({ kind }) => kind === 'estimate');
  const isActual = values.length > 0 && values.every(({ kind }) => kind === 'actual');
  const kinds = isEstimated ? estimate : isActual ? actual : null;
  const notes = [kinds, note].filter(Boolean).join(' · ');
  return (
    <TooltipPanel>
      <div
        className="tavoite-chart-tooltip"
        data-targets={hasTargets || undefined}
        data-differences={differenceHeading !== undefined || undefined}
      >
        <div className="tavoite-chart-tooltip-title">
          {title}
          {notes ? (
            <span
              className="tavoite-chart-tooltip-note"
              data-kind={isEstimated ? 'estimate' : undefined}
            >
              {notes}
            </span>
          ) : null}
        </div>
        {hasTargets ? <span className="tavoite-chart-tooltip-head">{targetHeading}</span> : null}
        {differenceHeading === undefined ? null : (
          <span className="tavoite-chart-tooltip-head">{differenceHeading}</span>
        )}
        {rows.map(({ key, title: name, kind, isPartial, value, current, ...row }) => {
          const { target, difference, ...swatch } = row;
          return (
            <div
              key={key}
              className="tavoite-chart-tooltip-row"
              data-kind={spokenKind(kind, swatch.isTarget === true)}
              data-current={current || undefined}
            >
              <svg
                className="tavoite-chart-tooltip-swatch"
                width={SWATCH_WIDTH}
                height={SWATCH_HEIGHT}
                aria-hidden="true"
              >
                <Swatch
                  {...swatch}
                  theme={theme}
                  show={kind !== 'actual' ? 'estimate' : isPartial ? 'partial' : 'actual'}
                />
              </svg>
              <span>{name}</span>
              <span className="tavoite-chart-tooltip-value">{value}</span>
              <span className="tavoite-chart-tooltip-kind">
                {hasTargets ? target : kind === 'estimate' ? estimate : null}
              </span>
              {differenceHeading === undefined ? null : (
                <span className="tavoite-chart-tooltip-kind">{difference}</span>
              )}
            </div>
          );
        })}
        {hint ? <div className="tavoite-chart-tooltip-hint">{hint}</div> : null}
      </div>
    </TooltipPanel>
  );
}
