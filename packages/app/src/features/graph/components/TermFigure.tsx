import { HeadlineFigureCard } from '@tavoite/charts';
import { type DrawnTerm, decimalsOf, type LoadedColumn } from '@tavoite/charts/mappedGraph';
import {
  datesToRange,
  type FiscalStart,
  formatRange,
  type Mapping,
  type MonthRange,
  type TimeGrouping,
  targetProgress,
  writtenNumber,
} from '@tavoite/model';
import { FigureSection, MeterMark } from '@tavoite/ui';
import { memo, useMemo, useState } from 'react';
import type { ApiFailure } from '../../../api/errors.js';
import { useAppSelector } from '../../../core/hooks.js';
import { useChartLabels } from '../../../i18n/Charts.js';
import { failureMessage } from '../../../i18n/failureMessages.js';
import { useText } from '../../../i18n/Texts.js';
import { extremesOf } from '../extremes.js';
import { figureChange } from '../figureChange.js';
import { figureSpec } from '../figureSpec.js';
import type { Figure, GraphValues } from '../slice.js';
import { FigureExtremes } from './FigureExtremes.js';
import { FigureGraph } from './FigureGraph.js';
import { FigureMenu } from './FigureMenu.js';
import { FigureTarget } from './FigureTarget.js';
import { WhyButton } from './WhyButton.js';

/** Whether two figures are one, computed in two ways. */
const isSameFigure = (a: number | null, b: number | null | undefined): boolean =>
  a !== null && b != null && writtenNumber(a) === writtenNumber(b);

export interface TermFigureProps {
  mapping: Mapping;
  term: DrawnTerm;
  loaded: LoadedColumn | undefined;
  /** Its values a year before. */
  earlier: LoadedColumn | undefined;
  figure: Figure | undefined;
  grouping: TimeGrouping;
  fiscalStart: FiscalStart;
  range: MonthRange;
  /** Only verified months count. */
  onlyVerified: boolean;
  /** The page says once, for all of its figures, that these months are verified ones. */
  isNoted: boolean;
  /** The same months a year before. */
  compared: Figure | undefined;
  /** The page names those once, for all of its figures. */
  isComparedNoted: boolean;
  /** What the term aims at. */
  aim: GraphValues['targets'][number] | undefined;
  pending: boolean;
  /** Why its values could not be loaded. */
  problem: ApiFailure | null;
  noAnimation: boolean;
}

/** One term in figures: its value over the period, and its graph once it comes into view. */
export const TermFigure = memo((props: TermFigureProps) => {
  const { term: drawn, figure, range, pending, problem } = props;
  const { mapping, loaded, earlier, aim, grouping, fiscalStart } = props;
  const { term } = drawn;
  const { text, messageText } = useText();
  const title = drawn.title || text('loading');
  const locale = useAppSelector((state) => state.preferences.language);
  const over = (figure && datesToRange(figure.start_date, figure.end_date)) ?? range;
  const words = useChartLabels().mappedGraph;
  const previousYear = text('previous-year-values');
  const change = figureChange(figure, props.compared, {
    term,
    locale,
    points: text('percentage-points'),
    decimals: decimalsOf(props.mapping.properties, term),
    target: aim?.target,
    since: props.isComparedNoted ? text('previous-year') : undefined,
  });
  // A target can be compared with something else than the same months of the year before.
  const isMarked =
    aim !== undefined &&
    targetProgress(aim.target).compare_at !== null &&
    isSameFigure(aim.target.compare_value, props.compared?.value);
  const amount = figure?.value ?? null;
  const columns = useMemo(() => new Map(loaded ? [[drawn.key, loaded]] : []), [drawn.key, loaded]);
  const spec = useMemo(
    () =>
      figureSpec(
        mapping,
        {
          terms: [drawn],
          columns,
          earlier: new Map(earlier ? [[drawn.key, earlier]] : []),
          targets: loaded && aim && aim.timeSeries.length > 0 ? [aim] : [],
        },
        { grouping, fiscalStart, locale, words, previousYear, figure: amount },
      ),
    [
      mapping,
      drawn,
      columns,
      loaded,
      earlier,
      aim,
      grouping,
      fiscalStart,
      locale,
      words,
      previousYear,
      amount,
    ],
  );
  const decimals = decimalsOf(mapping.properties, term);
  // Where nothing is aimed at, there is room to say how it went.
  const extremes = aim || !figure ? null : extremesOf(spec.series[0]?.points ?? [], over);
  const [asTable, setAsTable] = useState(false);
  const isEmptyYet = figure === undefined && pending;
  return (
    <FigureSection
      label={title}
      figure={
        <HeadlineFigureCard
          title={title}
          headingLevel={2}
          value={amount}
          kind={figure?.isVerified ? 'actual' : 'estimate'}
          period={
            isEmptyYet
              ? undefined
              : props.onlyVerified && !props.isNoted
                ? text('numbers-verified-only', { months: formatRange(over) })
                : formatRange(over)
          }
          locale={locale}
          type={term?.value_numeric_type}
          decimals={decimals}
          unit={term?.unit}
          prefix={term?.measurement_type_prefix}
          change={
            change && {
              ...change,
              wasMark: isMarked ? <MeterMark data-mark="compare" /> : null,
              action: <WhyButton termKey={drawn.key} title={title} range={over} />,
            }
          }
          target={
            aim ? (
              <FigureTarget
                target={aim.target}
                title={title}
                drawn={spec.series.find(({ targetOf }) => targetOf !== undefined)}
              />
            ) : null
          }
          note={
            extremes && (
              <FigureExtremes
                {...extremes}
                range={over}
                grouping={grouping}
                fiscalStart={fiscalStart}
                scale={amount}
                format={{
                  locale,
                  decimals,
                  type: term?.value_numeric_type,
                  unit: term?.unit,
                  prefix: term?.measurement_type_prefix,
                }}
              />
            )
          }
          problem={problem && messageText(failureMessage(problem))}
          isLoading={isEmptyYet}
          awaitsSide
        />
      }
      graph={
        <FigureGraph
          title={drawn.title}
          spec={spec}
          columns={columns}
          range={range}
          figure={props.onlyVerified ? figure : undefined}
          state={pending ? 'loading' : problem ? 'error' : 'ready'}
          asTable={asTable}
          noAnimation={props.noAnimation}
        />
      }
      actions={
        problem ? null : (
          <FigureMenu
            termKey={drawn.key}
            range={over}
            title={title}
            waiting={pending}
            drawing={() => ({ type: 'timeSeries', spec })}
            asTable={asTable}
            onAsTableChange={setAsTable}
          />
        )
      }
    />
  );
});
