import {
  type FigureChangeText,
  HeadlineFigureCard,
  NearViewport,
  TimeSeriesChart,
  type TimeSeriesSpec,
} from '@tavoite/charts';
import {
  axesOf,
  type DrawnTerm,
  decimalsOf,
  graphSeries,
  isRadar,
  type LoadedColumn,
} from '@tavoite/charts/mappedGraph';
import {
  datesToRange,
  type FiscalStart,
  formatChange,
  formatRange,
  type Locale,
  type Mapping,
  type MonthNumber,
  type MonthRange,
  rangeToDates,
  type TimeGrouping,
  writtenUnit,
} from '@tavoite/model';
import { Button, FigureSection, MOBILE_QUERY, useMediaQuery } from '@tavoite/ui';
import { memo, useMemo, useState } from 'react';
import type { ApiFailure } from '../../../api/errors.js';
import { useAppDispatch, useAppSelector } from '../../../core/hooks.js';
import { useChartLabels } from '../../../i18n/Charts.js';
import { failureMessage } from '../../../i18n/failureMessages.js';
import { useText } from '../../../i18n/Texts.js';
import { changeOpened } from '../../trace/index.js';
import type { Figure, GraphValues } from '../slice.js';
import { useTimeSeriesLabels } from '../useTimeSeriesLabels.js';
import { useTrace } from '../useTrace.js';
import { FigureMenu } from './FigureMenu.js';
import { FigureTarget } from './FigureTarget.js';

/** As high as the figure beside it with its change and its target. */
const HEIGHT_PX = 116;
/** Below the figure, where a graph has the width of the screen. */
const NARROW_HEIGHT_PX = 176;
/** Room for the labels of any axis with its unit, about: all graphs begin at one edge. */
const AXIS_PX = 80;

export interface TermFigureProps {
  mapping: Mapping;
  term: DrawnTerm;
  loaded: LoadedColumn | undefined;
  figure: Figure | undefined;
  grouping: TimeGrouping;
  fiscalStart: FiscalStart;
  range: MonthRange;
  /** Only verified months count. */
  onlyVerified: boolean;
  /** The last month of what the page says once about its figures. */
  notedEnd: MonthNumber | undefined;
  /** The same months a year before. */
  compared: Figure | undefined;
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
  const { mapping, loaded, aim, grouping, fiscalStart } = props;
  const { term } = drawn;
  const { text, messageText } = useText();
  const dispatch = useAppDispatch();
  const title = drawn.title || text('loading');
  const locale = useAppSelector((state) => state.preferences.language);
  const over = (figure && datesToRange(figure.start_date, figure.end_date)) ?? range;
  const words = useChartLabels().mappedGraph;
  const change = changeOf(props, locale, text('percentage-points'));
  const spec = useMemo(
    () => specOf({ mapping, term: drawn, loaded, aim, grouping, fiscalStart }, locale, words),
    [mapping, drawn, loaded, aim, grouping, fiscalStart, locale, words],
  );
  const [asTable, setAsTable] = useState(false);
  const height = useMediaQuery(MOBILE_QUERY) ? NARROW_HEIGHT_PX : HEIGHT_PX;
  const isEmptyYet = figure === undefined && pending;
  return (
    <FigureSection
      label={title}
      figure={
        <HeadlineFigureCard
          title={title}
          headingLevel={2}
          value={figure?.value ?? null}
          kind={figure?.isVerified ? 'actual' : 'estimate'}
          period={
            props.onlyVerified && over.end !== props.notedEnd
              ? text('numbers-verified-only', { months: formatRange(over) })
              : formatRange(over)
          }
          locale={locale}
          type={term?.value_numeric_type}
          decimals={decimalsOf(props.mapping.properties, term)}
          unit={term?.unit}
          prefix={term?.measurement_type_prefix}
          change={
            change && {
              ...change,
              action: (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={text('with-what', { name: text('why-did-it-change'), what: title })}
                  onClick={() =>
                    // As the card does, not as the last question did.
                    dispatch(
                      changeOpened({
                        key: drawn.key,
                        title,
                        comparison: 'year',
                        ...rangeToDates(over),
                      }),
                    )
                  }
                >
                  {text('why-did-it-change')}
                </Button>
              ),
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
          problem={problem && messageText(failureMessage(problem))}
          isLoading={isEmptyYet}
        />
      }
      graph={
        <NearViewport height={height}>
          {() => <TermGraph {...props} spec={spec} height={height} asTable={asTable} />}
        </NearViewport>
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

/** How a figure changed from the same months a year before; null where that is not known. */
function changeOf(
  { figure, compared, aim, term: { term } }: TermFigureProps,
  locale: Locale,
  points: string,
): FigureChangeText | null {
  const before = compared && datesToRange(compared.start_date, compared.end_date);
  if (!figure || !before) return null;
  const target = aim?.target;
  const [value, was] = [figure.value, compared.value];
  const text = formatChange(value, was, {
    locale,
    unit: term?.unit,
    type: term?.value_numeric_type,
    points,
  });
  if (text === null || value === null || was === null) return null;
  const isBetter = value > was !== target?.reversed_target;
  const effect = value === was ? 'same' : !target ? 'unknown' : isBetter ? 'better' : 'worse';
  return { text, since: formatRange(before), effect };
}

/** The time series of one term and of its target, as they are drawn. */
function specOf(
  {
    mapping,
    term,
    loaded,
    aim,
    grouping,
    fiscalStart,
  }: Pick<TermFigureProps, 'mapping' | 'term' | 'loaded' | 'aim' | 'grouping' | 'fiscalStart'>,
  locale: Locale,
  words: ReturnType<typeof useChartLabels>['mappedGraph'],
): TimeSeriesSpec {
  const series = graphSeries(
    mapping,
    {
      terms: [term],
      columns: new Map(loaded ? [[term.key, loaded]] : []),
      targets: loaded && aim && aim.timeSeries.length > 0 ? [aim] : [],
      grouping,
      cumulative: false,
    },
    // The card says whose target it is.
    { targetOf: () => words.targetValue },
  );
  const { left, right } = axesOf(mapping, [term]);
  const { unit, ...ends } = mapping.graph_properties[term.key]?.second_axis ? right : left;
  return {
    // One term needs no second axis.
    series: series.map((one) => ({ ...one, axis: 'left' as const })),
    // Alone it is measured in its own unit, whatever the others of the page are in.
    left: {
      // The ends of a radar are those of what all its terms have in common: a share of 100 %.
      ...(isRadar(mapping) ? {} : ends),
      unit: term.term ? writtenUnit(term.term) : unit,
    },
    tickCount: 5,
    axisWidth: AXIS_PX,
    grouping,
    fiscalStart,
    locale,
  };
}

interface TermGraphProps extends TermFigureProps {
  spec: TimeSeriesSpec;
  height: number;
  asTable: boolean;
}

const TermGraph = (props: TermGraphProps) => {
  const { spec, term, loaded, grouping, pending, problem, noAnimation } = props;
  const { figure, onlyVerified, range } = props;
  const verified = figure ? datesToRange(figure.start_date, figure.end_date) : null;
  const labels = useTimeSeriesLabels(grouping, range, onlyVerified ? verified : undefined);
  const columns = useMemo(() => new Map(loaded ? [[term.key, loaded]] : []), [term.key, loaded]);
  const trace = useTrace(columns, grouping, false);
  return (
    <TimeSeriesChart
      {...spec}
      title={term.title}
      showTitle={false}
      showLegend={false}
      // The page offers once to try again.
      state={pending ? 'loading' : problem ? 'error' : 'ready'}
      labels={labels}
      onActivate={trace}
      height={props.height}
      readout="floating"
      asTable={props.asTable}
      noAnimation={noAnimation}
    />
  );
};
