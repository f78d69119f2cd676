import fc from 'fast-check';
import { type PackedSeries, packSeries, unpackSeries } from '../src/series/codec.js';
import { OrganizationSeries } from '../src/series/organization-series.js';
import type { TermRow } from '../src/series/terms.js';

/** A term as a test writes it. */
export interface TermSpec {
  key: string;
  formula?: string;
  parent?: string;
  additionalParents?: string[];
  unit?: string;
  aggregation?: 'flow' | 'stock';
  sumValuesInTree?: boolean;
  /** Month of the first value. */
  first?: number;
  values?: (number | null)[];
  /** True for all months, or one entry per month; true by default. */
  verified?: boolean | boolean[];
}

export interface SeriesSpec {
  /** 1 to 12; January by default. */
  fiscalStart?: number;
  dataVersion?: number;
  terms: TermSpec[];
}

/** A term's months as they are stored; null for a term without. */
export function packSpec({ first, values, verified = true }: TermSpec): PackedSeries | null {
  if (first === undefined || values === undefined) return null;
  return packSeries({
    firstMonth: first,
    values: Float64Array.from(values, (value) => value ?? Number.NaN),
    verified: Uint8Array.from(values, (_, i) =>
      (Array.isArray(verified) ? verified[i] : verified) ? 1 : 0,
    ),
  });
}

/** Builds an organisation's series the way the server does, through the stored form. */
export function buildSeries({
  fiscalStart = 1,
  dataVersion = 1,
  terms,
}: SeriesSpec): Promise<OrganizationSeries> {
  const idOf = (key: string) => terms.findIndex((term) => term.key === key) + 1;
  const rows = terms.map(
    (term, i): TermRow => ({
      id: i + 1,
      key: term.key,
      title: `Title of ${term.key}`,
      titleFi: null,
      formula: term.formula ?? null,
      parentId: term.parent === undefined ? null : idOf(term.parent),
      additionalParents: (term.additionalParents ?? []).map(idOf),
      unit: term.unit ?? null,
      measurementTypePrefix: null,
      aggregation: term.aggregation ?? 'flow',
      sumValuesInTree: term.sumValuesInTree ?? false,
      isFreeMeasure: false,
      valueNumericType: 'decimal',
      dataSource: null,
      ordering: i,
    }),
  );
  const columns = terms.flatMap((term) => {
    const months = packSpec(term);
    return months === null ? [] : [[idOf(term.key), unpackSeries(months)] as const];
  });
  return OrganizationSeries.build({
    organization: { id: 1, dataVersion, startOfFiscalYear: fiscalStart },
    terms: rows,
    columns: new Map(columns),
  });
}

/** NaN as null, for comparing with plain arrays. */
export function nullable(values: Float64Array | undefined): (number | null)[] {
  return [...(values ?? [])].map((value) => (Number.isNaN(value) ? null : value + 0));
}

/** A month's value: missing, zero, negative or positive whole numbers, whose sums are exact. */
export const anyValue = fc.option(fc.integer({ min: -1_000_000, max: 1_000_000 }), { freq: 4 });

/** Months of one term: where they start, their values and which are verified. */
export const anyMonths = fc.record({
  first: fc.integer({ min: 24_240, max: 24_270 }),
  months: fc.array(fc.record({ value: anyValue, verified: fc.boolean() }), {
    minLength: 1,
    maxLength: 40,
  }),
});

export type AnyMonths = typeof anyMonths extends fc.Arbitrary<infer T> ? T : never;

/** The part of a TermSpec that says a term's months. */
export function monthsSpec({ first, months }: AnyMonths) {
  return {
    first,
    values: months.map(({ value }) => value),
    verified: months.map(({ verified }) => verified),
  };
}

/** Ranges around those months, and every month in which a fiscal year may start. */
export const anyRange = fc
  .tuple(fc.integer({ min: 24_230, max: 24_300 }), fc.integer({ min: 0, max: 50 }))
  .map(([start, length]) => ({ start, end: start + length }));
export const anyFiscalStart = fc.integer({ min: 1, max: 12 });
