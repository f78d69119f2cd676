import {
  formatNumber,
  formatWithUnit,
  headlineFormat,
  type UnitFormat,
  writtenUnit,
} from '@tavoite/model';
import { type ComponentPropsWithRef, type ReactElement, type ReactNode, useId } from 'react';
import { useLabels, useParts } from '../ChartProvider/ChartProvider.js';
import type { FigureLabels } from '../labels/types.js';
import { Sparkline } from '../Sparkline/Sparkline.js';
import type { ChartPoint } from '../types.js';

/** A change of a figure in words. */
export interface FigureChangeText {
  /** `+6.4 %`. */
  readonly text: string;
  /** What it is compared with: `01/2025 – 10/2025`. */
  readonly since: string;
  /** The figure that it is compared with: `30.30 M€`. */
  readonly was?: string | undefined;
  /** The same in full, `30 348.90 k€`, where it is rounded. */
  readonly exactWas?: string | undefined;
  /** The mark that `was` has on the meter in `target`. */
  readonly wasMark?: ReactNode;
  /** Whether it is towards the target, away from it, or neither; `unknown` without a target. */
  readonly effect: 'better' | 'worse' | 'same' | 'unknown';
  /** What leads on from it, such as a button that asks why. */
  readonly action?: ReactNode;
}

export interface HeadlineFigureCardProps
  extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'children' | 'prefix'>,
    UnitFormat {
  /** The term that the figure belongs to. */
  readonly title: string;
  /** Null when there is no value. */
  readonly value: number | null;
  /** The period that the figure covers, in words; left out where the page says it for all figures. */
  readonly period?: string | undefined;
  /** `actual` only when every value in the period is verified. */
  readonly kind: 'actual' | 'estimate';
  /** The figure over time, drawn next to it. */
  readonly points?: readonly ChartPoint[] | undefined;
  /** Shows that the figure is on its way; the card keeps its size. */
  readonly isLoading?: boolean | undefined;
  /** Whether `change`, `target` or `note` will come with the figure: their place is kept until then. */
  readonly awaitsSide?: boolean | undefined;
  /** How it changed, with what it is compared with and, where known, whether that is good. */
  readonly change?: FigureChangeText | null | undefined;
  /** What is aimed at and how far that is reached. */
  readonly target?: ReactNode;
  /** Something else worth knowing about it, in pale print. */
  readonly note?: ReactNode;
  /** Why the figure could not be loaded, in words; it is then said to be not loaded, not missing. */
  readonly problem?: string | null | undefined;
  /** Level of the title in the page's outline; 3 by default. */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** Texts in place of the provider's or the English ones. */
  readonly labels?: Partial<FigureLabels> | undefined;
}

/** A term's figure for a period, said to be actual or an estimate. Renders an `<article>`. */
export function HeadlineFigureCard(props: HeadlineFigureCardProps): ReactElement {
  const {
    title,
    value,
    period,
    kind,
    points,
    change,
    target,
    note,
    problem,
    isLoading = false,
    awaitsSide = false,
    headingLevel = 3,
    labels: own,
    locale,
    type,
    decimals,
    unit,
    prefix,
    className,
    ...rest
  } = props;
  const labels = useLabels('headlineFigureCard', own);
  const { Skeleton, Tooltip } = useParts();
  const titleId = useId();
  const shown = problem ? 'failed' : value === null ? 'missing' : kind;
  const said = problem ?? period;
  const kindText = <span className="tavoite-chart-figure-kind">{labels[shown]}</span>;
  const Heading = `h${headingLevel}` as const;
  const exact: UnitFormat = { locale, type, decimals, unit, prefix };
  const headline = headlineFormat(value, exact);
  const isExact = headline.value === value;
  // Separate from the number, so that a long unit wraps to its own line.
  const written = writtenUnit({
    measurement_type_prefix: headline.format.prefix ?? '',
    unit: headline.format.unit ?? '',
  });
  const exactWas = change?.exactWas;
  // Rounded for the eye; in full for whoever calculates, also without a pointer and on paper.
  const exactText = formatWithUnit(value, exact);
  const exactTexts = [exactText, ...(exactWas === undefined ? [] : [labels.was(exactWas)])];
  // With a tooltip it has to be reached by keyboard.
  const figure = (
    <span className="tavoite-chart-figure-value" tabIndex={isExact ? undefined : 0}>
      {formatNumber(headline.value, headline.format)}
      {value === null || written === '' ? null : (
        <span className="tavoite-chart-figure-unit"> {written}</span>
      )}
    </span>
  );
  return (
    <article
      {...rest}
      className={className ? `tavoite-chart-figure ${className}` : 'tavoite-chart-figure'}
      aria-labelledby={titleId}
      aria-busy={isLoading || undefined}
      data-kind={isLoading ? 'loading' : shown}
    >
      <div className="tavoite-chart-figure-main">
        <Heading id={titleId} className="tavoite-chart-figure-title">
          {title}
        </Heading>
        <div className="tavoite-chart-figure-line">
          {isLoading ? (
            <span className="tavoite-chart-figure-blank">
              <span className="tavoite-chart-hidden">{labels.loading}</span>
              <Skeleton shape="block" height="100%" />
            </span>
          ) : isExact ? (
            figure
          ) : (
            <Tooltip content={exactTexts.map((text) => <div key={text}>{text}</div>)}>
              {figure}
            </Tooltip>
          )}
          {isLoading || said !== undefined ? null : (
            <span className="tavoite-chart-figure-said">
              {isExact ? null : <>{exactText} · </>}
              {kindText}
            </span>
          )}
          {points && !isLoading ? <Sparkline points={points} label="" /> : null}
        </div>
        {/* A line that will be there, too. */}
        {said === undefined && isLoading ? (
          <p className="tavoite-chart-figure-period">{'\u00a0'}</p>
        ) : null}
        {said === undefined ? null : (
          <p className="tavoite-chart-figure-period">
            <span>{said}</span>
            {isLoading ? null : (
              <>
                {' ·\u00a0'}
                {kindText}
              </>
            )}
            {/* Last: what was there while the figure was on its way stays in its place. */}
            {isLoading || isExact ? null : (
              <>
                {' '}
                <span className="tavoite-chart-figure-exact">{exactText}</span>
              </>
            )}
          </p>
        )}
      </div>
      {isLoading && awaitsSide ? <div className="tavoite-chart-figure-side" data-blank /> : null}
      {isLoading || !(change || target || note) ? null : (
        <div className="tavoite-chart-figure-side">
          {change ? (
            <div className="tavoite-chart-figure-change" data-effect={change.effect}>
              <span title={change.effect === 'same' ? undefined : labels.why[change.effect]}>
                <strong>{change.text}</strong>
                {/* The colour says it to the eye, and on being pointed at in words. */}
                {change.effect === 'unknown' ? null : (
                  <span className="tavoite-chart-hidden"> {labels[change.effect]}</span>
                )}{' '}
                <span className="tavoite-chart-figure-since">{labels.since(change.since)}</span>
                {change.effect === 'unknown' ? (
                  <span className="tavoite-chart-hidden">. {labels.why.unknown}</span>
                ) : null}
              </span>
              {change.was || change.action ? (
                <div className="tavoite-chart-figure-was">
                  {change.was === undefined ? null : (
                    <span>
                      {change.wasMark}
                      {labels.was(change.was)}
                      {exactWas === undefined ? null : (
                        <span className="tavoite-chart-hidden"> ({exactWas})</span>
                      )}
                    </span>
                  )}
                  {change.action}
                </div>
              ) : null}
            </div>
          ) : null}
          {target ? <div className="tavoite-chart-figure-target">{target}</div> : null}
          {note ? <p className="tavoite-chart-figure-note">{note}</p> : null}
        </div>
      )}
    </article>
  );
}
