import type { Language, Term } from '@tavoite/model';
import type { RequestContext } from '../../domain/request-context.js';
import { measuredKey } from '../../domain/target-formulas.js';
import { selectTargetFormulas } from '../../domain/target-queries.js';
import { showTermFormula, titleIn } from '../../domain/titles.js';
import { jsonList } from '../../json/json-bytes.js';
import type { JsonText } from '../../json/json-text.js';
import type { List } from '../../json/list-answer.js';
import { NotFoundError } from '../../messages/errors.js';
import type { OrganizationSeries, SeriesTerm } from '../../series/index.js';
import type { SeriesStore } from '../../series-store/series-store.js';

/** Terms so that each comes before those below it, siblings in display order; each once. */
export function inTreeOrder(terms: readonly SeriesTerm[]): SeriesTerm[] {
  const ordered = new Set<SeriesTerm>();
  const open = terms.filter(({ parent }) => parent === null).reverse();
  for (let term = open.pop(); term !== undefined; term = open.pop()) {
    ordered.add(term);
    const own = term.children.filter(({ parent }) => parent === term);
    open.push(...own.reverse());
  }
  // What hangs on a circle of parents has no place in the tree, but is not lost.
  for (const term of terms) ordered.add(term);
  return [...ordered];
}

function answerOf(
  series: OrganizationSeries,
  language: Language,
  term: SeriesTerm,
  targets: readonly number[],
): Term {
  const { row } = term;
  return {
    id: row.id,
    key: row.key,
    title: titleIn(language, row),
    formula: row.formula,
    formula_str: showTermFormula(series, language, term),
    parent: term.parent?.row.id ?? null,
    additional_parents: row.additionalParents.filter((id) => series.termById(id) !== undefined),
    unit: row.unit ?? '',
    measurement_type_prefix: row.measurementTypePrefix ?? '',
    value_numeric_type: row.valueNumericType,
    aggregation: row.aggregation,
    sum_values_in_tree: row.sumValuesInTree,
    data_source: row.dataSource,
    targets: [...targets],
    is_verified: term.allVerified,
  };
}

export function createTermService(store: SeriesStore) {
  /** Ids of the targets that measure each term by itself. */
  async function targetsByKey(
    { organization, inOrganization }: RequestContext,
    series: OrganizationSeries,
  ): Promise<ReadonlyMap<string, number[]>> {
    const rows = await inOrganization((tx) => selectTargetFormulas(tx, organization.id));
    const byKey = new Map<string, number[]>();
    for (const { id, formula } of rows) {
      const key = measuredKey(series, formula);
      if (key === null) continue;
      const ids = byKey.get(key);
      if (ids === undefined) byKey.set(key, [id]);
      else ids.push(id);
    }
    return byKey;
  }

  return {
    /** The terms as a list in JSON. */
    list(
      context: RequestContext,
      { forTree, withoutFreeMeasures }: { forTree: boolean; withoutFreeMeasures: boolean },
    ): Promise<JsonText<List<Term>>> {
      const { organization, language } = context;
      const request = ['terms', language, forTree, withoutFreeMeasures];
      return store.answer(organization, request, async (series) => {
        const targets = await targetsByKey(context, series);
        const ordered = forTree ? inTreeOrder(series.terms) : series.terms;
        const terms = ordered.filter(({ row }) => !(withoutFreeMeasures && row.isFreeMeasure));
        return jsonList(terms, (term) =>
          answerOf(series, language, term, targets.get(term.row.key) ?? []),
        );
      });
    },

    async get(context: RequestContext, id: number): Promise<Term> {
      const series = await store.of(context.organization);
      const term = series.termById(id);
      if (term === undefined) throw new NotFoundError();
      const targets = await targetsByKey(context, series);
      return answerOf(series, context.language, term, targets.get(term.row.key) ?? []);
    },
  };
}

export type TermService = ReturnType<typeof createTermService>;
