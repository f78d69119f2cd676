import {
  type FigureChange as Change,
  type ChangeFormat,
  differenceFormat,
  formatChange,
  formatWithUnit,
  isPercentage,
  type Locale,
  NO_VALUE,
  valueFormat,
  withSign,
  writtenDifference,
} from '@tavoite/model';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { Banner } from '../Banner/index.js';
import { Button } from '../Button/index.js';
import {
  FigureActions,
  FigureBlock,
  FigureHead,
  type FigureNaming,
  FigureNote,
  FigureRoot,
  FigureRowsSkeleton,
  type FigureState,
  FormulaText,
  stateOf,
  writeFigure,
} from '../FigureTrace/parts.js';
import { writtenFormula } from '../utils/writtenFormula.js';
import { ChangeTable, type ChangeTableLabels } from './ChangeTable.js';
import { changeRows, effectOf, foldedRow } from './rows.js';

/** Contributions drawn at first; the smaller ones are put together. */
const FIRST_ROWS = 12;

export interface FigureChangeLabels extends ChangeTableLabels {
  /** How the change stands, in a word. */
  state: Record<FigureState, string>;
  /** Both values in their periods: `from` is the compared one. */
  fromTo: (values: { from: string; before: ReactNode; to: string; now: ReactNode }) => ReactNode;
  /** Whether the change is towards the target or away from it, in a word. */
  effect: Record<'better' | 'worse', string>;
  /** Unit of the change of a percentage. */
  percentagePoints: string;
  /** Over the formula. */
  formula: string;
  /** In place of a formula, for a sum of the terms below. */
  sum: string;
  /** Over the table of what the change is made of. */
  contributions: string;
  /** Says how the contributions were found. */
  exact: string;
  /** Said instead where inputs do not simply add up. */
  oneAtATime: string;
  /** Of the months of a stock only the last known one counts. */
  stock: string;
  /** For a change that is unknown because a value is missing. */
  noChange: string;
  /** For a figure that is made of nothing. */
  nothing: string;
  /** Title of the line of several small contributions together. */
  others: (count: number) => string;
  /** Name of the button that shows every line, made of their number. */
  showAll: (count: number) => string;
  /** Spoken while the change is loaded. */
  loading: string;
}

export interface FigureChangeProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** Title of the figure as far as it is known. */
  title: string | null;
  /** The period and the one it is compared with, as they are shown. */
  period: ReactNode;
  /** The period that it is compared with, formatted. */
  comparedPeriod: ReactNode;
  /** null while it is loaded. */
  change: Change | null;
  /** Language of numbers and months. */
  locale: Locale;
  /** The texts it shows, in the reader's language. */
  labels: FigureChangeLabels;
  /** Someone asks why an input changed, or what its value is made of. */
  onOpenInput: (input: Change['contributions'][number]) => void;
  /** Called with an input to show what its value is made of. */
  onTraceInput: (input: Change['contributions'][number]) => void;
  /** Chooses the compared period. */
  choice?: ReactNode;
  /** Buttons and links that lead on. */
  actions?: ReactNode;
}

const formatOf = (
  naming: FigureNaming,
  { locale, labels }: Pick<FigureChangeProps, 'locale' | 'labels'>,
): ChangeFormat => ({ ...valueFormat(naming, locale), points: labels.percentagePoints });

/** A change with its sign: `+12 k€`; that of a percentage in percentage points. */
const writeChange = (value: number | null, format: ChangeFormat): string =>
  withSign(value, formatWithUnit(value, differenceFormat(format)));

/** The change in percent of the compared value; null where that says nothing true. */
const relativeChange = ({ value, compare_value }: Change, format: ChangeFormat) =>
  // That of a percentage is written in points already.
  isPercentage(format) ? null : formatChange(value, compare_value, format);

/** The change as both values are written, so that a reader who subtracts them finds it. */
const writtenChange = ({ value, compare_value }: Change, format: ChangeFormat): number | null =>
  writtenDifference(value, compare_value, format);

function headOf(change: Change, labels: FigureChangeLabels, locale: Locale) {
  const { value, compare_value, is_verified, compare_is_verified } = change;
  const state = stateOf(change.change, is_verified && compare_is_verified);
  const format = formatOf(change, { locale, labels });
  const relative = relativeChange(change, format);
  const effect = effectOf(change.change, change.aim);
  return {
    state,
    value: writeChange(writtenChange(change, format), format),
    note: [relative, effect && labels.effect[effect], labels.state[state]]
      .filter(Boolean)
      .join(' · '),
    now: writeFigure(value, change, locale),
    before: writeFigure(compare_value, change, locale),
  };
}

const Breakdown = ({
  change,
  locale,
  labels,
  onOpenInput,
  onTraceInput,
}: Pick<FigureChangeProps, 'locale' | 'labels' | 'onOpenInput' | 'onTraceInput'> & {
  change: Change;
}) => {
  const [all, setAll] = useState(false);
  const rows = changeRows(change, locale);
  const format = formatOf(change, { locale, labels });
  if (rows.length === 0) return <FigureNote>{labels.nothing}</FigureNote>;
  // Months are in order; nothing is gained by folding the last ones.
  const isFolded = !all && change.source !== 'months' && rows.length > FIRST_ROWS + 1;
  const first = isFolded ? rows.slice(0, FIRST_ROWS) : rows;
  const folded = foldedRow(rows.slice(first.length), labels.others(rows.length - first.length));
  const isStock = change.source === 'months' && change.aggregation === 'stock';
  const isExact = change.interaction === 0;
  return (
    <>
      {change.source === 'months' ? null : (
        <FigureBlock>
          <h4>{labels.formula}</h4>
          <FormulaText>
            {change.formula_str === null ? labels.sum : writtenFormula(change.formula_str, locale)}
          </FormulaText>
        </FigureBlock>
      )}
      <FigureBlock>
        <h4>{labels.contributions}</h4>
        <ChangeTable
          head={change.source === 'months' ? labels.months : labels.input}
          rows={folded ? [...first, folded] : first}
          interaction={isExact ? null : change.interaction}
          total={isStock ? null : writtenChange(change, format)}
          aim={change.aim}
          write={(value) => writeChange(value, format)}
          labels={labels}
          onOpenInput={onOpenInput}
          onTraceInput={onTraceInput}
        />
        {isFolded ? (
          <div>
            <Button size="sm" onClick={() => setAll(true)}>
              {labels.showAll(rows.length)}
            </Button>
          </div>
        ) : null}
        {change.change === null ? null : (
          <FigureNote>
            {isStock ? labels.stock : isExact ? labels.exact : labels.oneAtATime}
          </FigureNote>
        )}
      </FigureBlock>
    </>
  );
};

/**
 * Why a figure changed, one level deep: a waterfall of what each input, or each stored month, adds to
 * the change, in a table with the values of both periods. `data-state` is `loading`, `actual`,
 * `estimate` or `missing`. Renders a `<div>`.
 */
export const FigureChange = ({
  title,
  period,
  comparedPeriod,
  change,
  locale,
  labels,
  onOpenInput,
  onTraceInput,
  choice,
  actions,
  ...rest
}: FigureChangeProps) => {
  const head = change ? headOf(change, labels, locale) : null;
  return (
    <FigureRoot
      data-state={head?.state ?? 'loading'}
      aria-busy={change ? undefined : true}
      {...rest}
    >
      <FigureHead
        title={change?.title ?? title}
        period={labels.fromTo({
          from: head?.before ?? NO_VALUE,
          before: comparedPeriod,
          to: head?.now ?? NO_VALUE,
          now: period,
        })}
        figure={head}
      />
      {choice}
      {change ? (
        <>
          {change.problem === null ? null : <Banner tone="warning">{change.problem}</Banner>}
          {change.change === null ? <Banner tone="info">{labels.noChange}</Banner> : null}
          <Breakdown
            // Another figure is folded again.
            key={change.key}
            change={change}
            locale={locale}
            labels={labels}
            onOpenInput={onOpenInput}
            onTraceInput={onTraceInput}
          />
        </>
      ) : (
        <div role="status" aria-label={labels.loading}>
          <FigureRowsSkeleton />
        </div>
      )}
      {actions ? <FigureActions>{actions}</FigureActions> : null}
    </FigureRoot>
  );
};
