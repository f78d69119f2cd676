import {
  type FigureChange,
  type FigureTrace,
  formatMonth,
  type MonthRange,
  rangeToDates,
  type TargetFigure,
} from '@tavoite/model';
import { monthsOfPeriod } from '../../domain/period.js';
import type { RequestContext } from '../../domain/request-context.js';
import { measuredKey, parseTarget } from '../../domain/target-formulas.js';
import { selectTargetFormulas, selectTargets } from '../../domain/target-queries.js';
import { type Formula, formulaKeys } from '../../formula/index.js';
import { NotFoundError } from '../../messages/errors.js';
import {
  type Contribution,
  cumulativeRange,
  type OrganizationSeries,
  partsOf,
  readChange,
  readMonths,
  readSingleValues,
  type SeriesTerm,
  type SingleValue,
  singleValue,
  termsOfFormulas,
} from '../../series/index.js';
import type { SeriesStore } from '../../series-store/series-store.js';
import {
  describeInput,
  describeTarget,
  describeTerm,
  showCompared,
  showValue,
} from './describe.js';

interface AskedDates {
  readonly start_date: string;
  readonly end_date: string;
}

interface StoredMonth {
  readonly month: string;
  readonly single: SingleValue;
}

const MISSING: SingleValue = { value: null, isVerified: false };
const termFormula = (key: string): Formula => ({ kind: 'term', key, position: 0 });

/** A term's own months in the range; empty for one that is computed. */
async function storedMonths(
  series: OrganizationSeries,
  term: SeriesTerm,
  range: MonthRange,
): Promise<StoredMonth[]> {
  if (term.column === null) return [];
  const columns = (await readMonths(series, [term], range)).columnsOf(term);
  return Array.from(columns.values, (_, i) => ({
    month: formatMonth(range.start + i),
    single: singleValue(columns, i),
  }));
}

/** The value of `own` over the range, and those of the terms that `parts` names. */
async function readFigure(
  series: OrganizationSeries,
  { own, parts, range }: { own: Formula; parts: Formula | null; range: MonthRange },
) {
  const keys = parts === null ? [] : formulaKeys(parts);
  const formulas = [own, ...keys.map(termFormula)];
  const [value = MISSING, ...values] = await readSingleValues(
    series,
    formulas.map((formula) => ({ formula, range })),
  );
  return { value, inputs: keys.map((key, i) => ({ key, value: values[i] ?? MISSING })) };
}

/** Pairs the months of two periods from the first ones on; flows include each pair's part in the change. */
function pairMonths(
  now: readonly StoredMonth[],
  before: readonly StoredMonth[],
  isSummed: boolean,
): FigureChange['months'] {
  return Array.from({ length: Math.max(now.length, before.length) }, (_, i) => {
    const single = now[i]?.single ?? MISSING;
    const compared = before[i]?.single ?? MISSING;
    const isKnown = single.value !== null || compared.value !== null;
    return {
      month: now[i]?.month ?? null,
      compare_month: before[i]?.month ?? null,
      ...showValue(single),
      ...showCompared(compared),
      contribution: isSummed && isKnown ? (single.value ?? 0) - (compared.value ?? 0) : null,
    };
  });
}

export function createFigureService(store: SeriesStore) {
  function inputsOf(
    { language }: RequestContext,
    series: OrganizationSeries,
    inputs: readonly { readonly key: string; readonly value: SingleValue }[],
  ): FigureTrace['inputs'] {
    return inputs.map(({ key, value }) => ({
      ...describeInput(language, key, series.term(key) ?? null),
      ...showValue(value),
    }));
  }

  async function traceTerm(
    context: RequestContext,
    key: string,
    { cumulative, ...dates }: AskedDates & { readonly cumulative: boolean },
  ): Promise<FigureTrace> {
    const series = await store.of(context.organization);
    const term = series.term(key);
    if (term === undefined) throw new NotFoundError();
    const asked = monthsOfPeriod(dates);
    const range = cumulative ? cumulativeRange(asked, series.fiscalStart) : asked;
    const isBeyondData =
      cumulative && (series.lastKnown === null || asked.start > series.lastKnown);
    const read = await readFigure(series, { own: termFormula(key), parts: partsOf(term), range });
    // Running totals end with the organisation's data, those of the inputs as well.
    const end = (value: SingleValue) => (isBeyondData ? MISSING : value);
    const inputs = read.inputs.map((input) => ({ ...input, value: end(input.value) }));
    const months = await storedMonths(series, term, range);
    return {
      ...describeTerm({ series, language: context.language }, term),
      ...rangeToDates(range),
      ...showValue(end(read.value)),
      inputs: inputsOf(context, series, inputs),
      months: months.map(({ month, single }) => ({ month, ...showValue(single) })),
    };
  }

  async function traceTarget(
    context: RequestContext,
    id: number,
    { figure, ...dates }: AskedDates & { readonly figure: TargetFigure },
  ): Promise<FigureTrace> {
    const { organization, language, inOrganization } = context;
    const [row] = await inOrganization((tx) => selectTargets(tx, organization.id, { ids: [id] }));
    if (row === undefined) throw new NotFoundError();
    const series = await store.of(organization);
    const formula = parseTarget(series, row)[figure];
    const earlier = figure === 'compare' ? row.compareMonthsEarlier : 0;
    const asked = monthsOfPeriod(dates);
    const range = { start: asked.start - earlier, end: asked.end - earlier };
    // A target that measures one term has nothing of its own to show.
    if (formula?.kind === 'term' && series.term(formula.key) !== undefined)
      return traceTerm(context, formula.key, { ...rangeToDates(range), cumulative: false });
    const read =
      formula === null ? null : await readFigure(series, { own: formula, parts: formula, range });
    const terms = formula === null ? [] : termsOfFormulas(series, [formula]);
    return {
      ...describeTarget({ series, language }, row, formula, terms),
      ...rangeToDates(range),
      ...showValue(read?.value ?? MISSING),
      inputs: inputsOf(context, series, read?.inputs ?? []),
      months: [],
    };
  }

  /** What the targets of a term aim at, where they agree. */
  async function aimOf(
    { organization, inOrganization }: RequestContext,
    series: OrganizationSeries,
    key: string,
  ): Promise<FigureChange['aim']> {
    const targets = await inOrganization((tx) => selectTargetFormulas(tx, organization.id));
    const measured = targets.filter(({ formula }) => measuredKey(series, formula) === key);
    const aims = new Set(measured.map(({ reversedTarget }) => (reversedTarget ? 'less' : 'more')));
    const [aim] = aims;
    return aims.size === 1 ? (aim ?? null) : null;
  }

  return {
    /** What a value of a term or a target is made of. 404 for one that is not there. */
    trace(
      context: RequestContext,
      {
        key,
        target,
        ...asked
      }: AskedDates & {
        readonly key?: string | undefined;
        readonly target?: number | undefined;
        readonly figure: TargetFigure;
        readonly cumulative: boolean;
      },
    ): Promise<FigureTrace> {
      if (target !== undefined) return traceTarget(context, target, asked);
      if (key !== undefined) return traceTerm(context, key, asked);
      throw new TypeError('neither a key nor a target');
    },

    /** What a term's change between two periods is made of. 404 for an unknown key. */
    async change(
      context: RequestContext,
      asked: AskedDates & {
        readonly key: string;
        readonly compare_start_date: string;
        readonly compare_end_date: string;
      },
    ): Promise<FigureChange> {
      const series = await store.of(context.organization);
      const term = series.term(asked.key);
      if (term === undefined) throw new NotFoundError();
      const range = monthsOfPeriod(asked);
      const compared = monthsOfPeriod({
        start_date: asked.compare_start_date,
        end_date: asked.compare_end_date,
      });
      const { now, before, change, contributions, interaction } = await readChange(series, term, {
        range,
        compared,
      });
      const contribution = (part: Contribution) => ({
        ...describeInput(context.language, part.key, part.term),
        ...showValue(part.now),
        ...showCompared(part.before),
        contribution: part.value,
      });
      const dates = rangeToDates(compared);
      return {
        ...describeTerm({ series, language: context.language }, term),
        ...rangeToDates(range),
        ...showValue(now),
        compare_start_date: dates.start_date,
        compare_end_date: dates.end_date,
        ...showCompared(before),
        change,
        aim: await aimOf(context, series, asked.key),
        contributions: contributions.map(contribution),
        interaction,
        months: pairMonths(
          await storedMonths(series, term, range),
          await storedMonths(series, term, compared),
          term.row.aggregation === 'flow' && change !== null,
        ),
      };
    },
  };
}

export type FigureService = ReturnType<typeof createFigureService>;
