import { HeadlineFigureCard } from '@tavoite/charts';
import { type DrawnTerm, decimalsOf } from '@tavoite/charts/mappedGraph';
import { datesToRange, formatRange } from '@tavoite/model';
import { FigureSection } from '@tavoite/ui';
import { useMemo, useState } from 'react';
import { useAppSelector } from '../../../core/hooks.js';
import { useChartLabels } from '../../../i18n/Charts.js';
import { useText } from '../../../i18n/Texts.js';
import { selectTermByKey } from '../../terms/index.js';
import { figureChange } from '../figureChange.js';
import { figureSpec } from '../figureSpec.js';
import type { Figure } from '../slice.js';
import { isSameDates, termOfTotal, totalOf } from '../stacks.js';
import type { GraphViewProps } from '../useGraphValues.js';
import { FigureGraph } from './FigureGraph.js';
import { FigureMenu } from './FigureMenu.js';
import { StackKey } from './StackKey.js';
import { WhyButton } from './WhyButton.js';

export interface TotalFigureProps
  extends Pick<
    GraphViewProps,
    'mapping' | 'parameters' | 'period' | 'values' | 'pending' | 'columns' | 'earlier'
  > {
  /** The parts of one stack, all of one unit. */
  parts: readonly [DrawnTerm, ...DrawnTerm[]];
  /** The same months a year before, where the page names them. */
  comparedNoted: Figure | undefined;
}

/** What a stack of the graph comes to: the figure that its parts below make up. Nothing where one of them has none. */
export const TotalFigure = ({ parts, comparedNoted, ...props }: TotalFigureProps) => {
  const { mapping, parameters, period, values, pending, columns, earlier } = props;
  const { text } = useText();
  const locale = useAppSelector((state) => state.preferences.language);
  const words = useChartLabels().mappedGraph;
  const previousYear = text('previous-year-values');
  const { fiscalStart } = period;
  const grouping = values?.request.grouping ?? parameters.grouping;
  const figure = totalOf(parts, values?.figures ?? {});
  const amount = figure?.value ?? null;
  const spec = useMemo(
    () =>
      figureSpec(
        mapping,
        { terms: parts, columns, earlier, targets: [] },
        { grouping, fiscalStart, locale, words, previousYear, figure: amount },
      ),
    [mapping, parts, columns, earlier, grouping, fiscalStart, locale, words, previousYear, amount],
  );
  const termByKey = useAppSelector(selectTermByKey);
  const whole = useMemo(() => termOfTotal(parts, termByKey), [parts, termByKey]);
  const [asTable, setAsTable] = useState(false);
  // It keeps its place while its parts are loading.
  if (!figure && !pending) return null;
  const [{ term }] = parts;
  const title = whole
    ? text('numbers-total-of', { title: whole.title })
    : text('numbers-total', { count: parts.length });
  const over = figure && datesToRange(figure.start_date, figure.end_date);
  const compared = totalOf(parts, values?.compared ?? {});
  const change = figureChange(figure, compared, {
    term,
    locale,
    points: text('percentage-points'),
    decimals: decimalsOf(mapping.properties, term),
    since:
      compared && comparedNoted && isSameDates(compared, comparedNoted)
        ? text('previous-year')
        : undefined,
  });
  return (
    <FigureSection
      label={title}
      figure={
        <HeadlineFigureCard
          title={title}
          headingLevel={2}
          value={amount}
          kind={figure?.isVerified ? 'actual' : 'estimate'}
          period={over ? formatRange(over) : undefined}
          locale={locale}
          type={term?.value_numeric_type}
          decimals={decimalsOf(mapping.properties, term)}
          unit={term?.unit}
          prefix={term?.measurement_type_prefix}
          change={
            change && {
              ...change,
              action:
                whole && over ? <WhyButton termKey={whole.key} title={title} range={over} /> : null,
            }
          }
          note={<StackKey parts={spec.series.slice(0, parts.length)} />}
          isLoading={figure === undefined}
          awaitsSide
        />
      }
      graph={
        <FigureGraph
          title={title}
          spec={spec}
          columns={columns}
          range={period.range}
          figure={values?.request.onlyVerified ? figure : undefined}
          state={pending ? 'loading' : 'ready'}
          asTable={asTable}
          noAnimation={parameters.noAnimation}
        />
      }
      actions={
        <FigureMenu
          termKey={whole?.key ?? null}
          range={over ?? period.range}
          title={title}
          waiting={pending}
          drawing={() => ({ type: 'timeSeries', spec })}
          asTable={asTable}
          onAsTableChange={setAsTable}
        />
      }
    />
  );
};
