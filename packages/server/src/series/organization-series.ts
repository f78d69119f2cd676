import { type FiscalStart, type MonthNumber, startOfFiscalYear } from '@tavoite/model';
import type { MonthlyColumn } from './codec.js';
import { prepareTerms, type SeriesTerm, type TermRow } from './terms.js';
import { Yielder } from './yielder.js';

/** What an organisation's series are made of, as the database holds it. */
export interface SeriesSource {
  readonly organization: {
    readonly id: number;
    readonly dataVersion: number;
    readonly startOfFiscalYear: number;
  };
  /** In display order. */
  readonly terms: readonly TermRow[];
  /** The months of terms that have their own, by term id. */
  readonly columns: ReadonlyMap<number, MonthlyColumn>;
}

/** What one term costs in memory in addition to its months and texts: objects, maps, parsed formula. */
const BYTES_PER_TERM = 1_000;
const BYTES_PER_FORMULA_CHARACTER = 40;
const BYTES_PER_MONTH = Float64Array.BYTES_PER_ELEMENT + Uint8Array.BYTES_PER_ELEMENT;

/** All terms and values of one organisation in one version, in memory and ready to be read. */
export class OrganizationSeries {
  readonly organizationId: number;
  readonly dataVersion: number;
  readonly fiscalStart: FiscalStart;
  /** In display order. */
  readonly terms: readonly SeriesTerm[];
  /** The newest month in which any term has a value; null without data. */
  readonly lastKnown: MonthNumber | null;
  /** Estimate of the memory held, for the cache. */
  readonly bytes: number;
  private readonly byKey: ReadonlyMap<string, SeriesTerm>;
  private readonly byId: ReadonlyMap<number, SeriesTerm>;

  private constructor(source: SeriesSource['organization'], terms: readonly SeriesTerm[]) {
    this.organizationId = source.id;
    this.dataVersion = source.dataVersion;
    this.fiscalStart = startOfFiscalYear(source.startOfFiscalYear);
    this.terms = terms;
    this.byKey = new Map(terms.map((term) => [term.row.key, term]));
    this.byId = new Map(terms.map((term) => [term.row.id, term]));
    this.lastKnown = terms.reduce<MonthNumber | null>(
      (newest, { lastKnown }) =>
        lastKnown === null ? newest : Math.max(newest ?? lastKnown, lastKnown),
      null,
    );
    this.bytes = terms.reduce(
      (sum, { row, column }) =>
        sum +
        BYTES_PER_TERM +
        BYTES_PER_FORMULA_CHARACTER * (row.formula?.length ?? 0) +
        BYTES_PER_MONTH * (column?.values.length ?? 0),
      0,
    );
  }

  /** Makes the terms ready to be read, so that other requests get their turns meanwhile. */
  static async build(source: SeriesSource): Promise<OrganizationSeries> {
    const terms = await prepareTerms(source.terms, source.columns, new Yielder());
    return new OrganizationSeries(source.organization, terms);
  }

  term(key: string): SeriesTerm | undefined {
    return this.byKey.get(key);
  }

  termById(id: number): SeriesTerm | undefined {
    return this.byId.get(id);
  }

  /** The terms of the given keys in that order, each once; unknown keys are left out. */
  termsOf(keys: readonly string[]): SeriesTerm[] {
    const found = new Set<SeriesTerm>();
    for (const key of keys) {
      const term = this.byKey.get(key);
      if (term !== undefined) found.add(term);
    }
    return [...found];
  }
}
