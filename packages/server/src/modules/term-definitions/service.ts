import {
  type Contract,
  contract,
  currentMonth,
  type EndpointRequest,
  formatMonth,
  type TermCheck,
  type TermDefinition,
  type TermFields,
  type TermUser,
} from '@tavoite/model';
import type { Audit } from '../../auth/audit.js';
import { bumpDataVersion } from '../../db/data-versions.js';
import type { Queries } from '../../db/database.js';
import type { FigureEditor } from '../../domain/figure-writing.js';
import type { RequestContext } from '../../domain/request-context.js';
import { showFormula, titleIn } from '../../domain/titles.js';
import { formulaKeys, renameInFormula } from '../../formula/index.js';
import { fieldErrorOf } from '../../http/validation.js';
import { roundValue } from '../../json/json-bytes.js';
import { FieldError, NotFoundError, nonFieldError, StaleError } from '../../messages/errors.js';
import { sentenceOf } from '../../messages/sentence.js';
import { OrganizationSeries, readSingleValues } from '../../series/index.js';
import type { SeriesStore } from '../../series-store/series-store.js';
import { lockFigures } from '../../series-store/write-months.js';
import {
  countComments,
  insertTerm,
  keysOfItem,
  readTerms,
  readUsers,
  removeTerm,
  renameEverywhere,
  type TermRow,
  termsWithFigures,
  type Users,
  updateTerm,
} from './queries.js';
import { judgeTerm, type Problems, readableFormula, ruledTerm, type Verdict } from './rules.js';

type CheckBody = EndpointRequest<Contract['checkTerm']>['body'];
type CreateBody = EndpointRequest<Contract['createTerm']>['body'];
type ChangeBody = EndpointRequest<Contract['changeTerm']>['body'];

/** Users of a term that a refusal names. */
const USERS_NAMED = 5;

/** All terms of an organisation, as they are stored. */
class StoredTerms {
  private readonly byId: ReadonlyMap<number, TermRow>;
  private readonly byKey: ReadonlyMap<string, TermRow>;

  constructor(
    readonly rows: readonly TermRow[],
    readonly withFigures: ReadonlySet<number>,
  ) {
    this.byId = new Map(rows.map((row) => [row.id, row]));
    this.byKey = new Map(rows.map((row) => [row.key, row]));
  }

  static async read(tx: Queries, organizationId: number): Promise<StoredTerms> {
    const rows = await readTerms(tx, organizationId);
    return new StoredTerms(rows, await termsWithFigures(tx, organizationId));
  }

  /** @throws NotFoundError */
  row(id: number): TermRow {
    const row = this.byId.get(id);
    if (row === undefined) throw new NotFoundError();
    return row;
  }

  idOf = (key: string): number | null => this.byKey.get(key)?.id ?? null;

  private keyOf = (id: number): string | null => this.byId.get(id)?.key ?? null;

  fieldsOf(row: TermRow): TermFields {
    return {
      key: row.key,
      title: row.title,
      title_fi: row.titleFi,
      formula: row.formula,
      parent: row.parentId === null ? null : this.keyOf(row.parentId),
      additional_parents: row.additionalParents.map(this.keyOf).filter((key) => key !== null),
      unit: row.unit,
      measurement_type_prefix: row.measurementTypePrefix,
      aggregation: row.aggregation,
      sum_values_in_tree: row.sumValuesInTree,
      value_numeric_type: row.valueNumericType === 'int' ? 'int' : 'decimal',
      data_source: row.dataSource,
      is_free_measure: row.isFreeMeasure,
      ordering: row.ordering,
    };
  }

  definitionOf(row: TermRow): TermDefinition {
    return { ...this.fieldsOf(row), id: row.id, has_figures: this.withFigures.has(row.id) };
  }

  /** Each after the one above it. */
  definitions(): TermDefinition[] {
    const below = new Map<number | null, TermRow[]>();
    for (const row of this.rows) {
      const siblings = below.get(row.parentId);
      if (siblings === undefined) below.set(row.parentId, [row]);
      else siblings.push(row);
    }
    const ordered = new Set<TermRow>();
    const open = [...(below.get(null) ?? [])].reverse();
    for (let row = open.pop(); row !== undefined; row = open.pop()) {
      if (ordered.has(row)) continue;
      ordered.add(row);
      open.push(...[...(below.get(row.id) ?? [])].reverse());
    }
    // What hangs on a circle of parents is below no root, but is not lost.
    for (const row of this.rows) ordered.add(row);
    return [...ordered].map((row) => this.definitionOf(row));
  }

  /** Judges what a term would be: the one with that id, or a new one. */
  judge(id: number | undefined, fields: TermFields): Verdict {
    const before = id === undefined ? undefined : this.row(id);
    const swap = (key: string) => (key === before?.key ? fields.key : key);
    const others = this.rows.flatMap((row) => {
      if (row === before) return [];
      const rules = ruledTerm(this.fieldsOf(row));
      const { formula, parent, additionalParents } = rules;
      const renamed = {
        ...rules,
        formula:
          formula === null || before === undefined || before.key === fields.key
            ? formula
            : renameInFormula(formula, before.key, fields.key),
        parent: parent === null ? null : swap(parent),
        additionalParents: additionalParents.map(swap),
      };
      return [[row.key, renamed] as const];
    });
    return judgeTerm(new Map(others), fields, id !== undefined && this.withFigures.has(id));
  }

  /** What would break without the term. */
  usersOf(row: TermRow, users: Users, language: RequestContext['language']): TermUser[] {
    const names = (text: string | null) => {
      const formula = readableFormula(text);
      return text?.trim() === row.key || (formula && formulaKeys(formula).includes(row.key));
    };
    const found: TermUser[] = [];
    for (const other of this.rows) {
      const title = titleIn(language, other);
      if (other !== row && names(other.formula)) found.push({ kind: 'term', title });
      if (other.parentId === row.id || other.additionalParents.includes(row.id))
        found.push({ kind: 'child', title });
    }
    for (const target of users.targets)
      if ([target.formula, target.targetFormula, target.compareFormula].some(names))
        found.push({ kind: 'target', title: titleIn(language, target) });
    for (const page of users.pages)
      if (page.termsUsed.includes(row.key))
        found.push({ kind: 'page', title: titleIn(language, page) });
    for (const { properties } of users.reportItems)
      if (Object.values(keysOfItem(properties)).some((keys) => keys.includes(row.key)))
        found.push({ kind: 'report', title: String(properties.title ?? '') });
    return found;
  }
}

/** The series as they would be with a term as it is typed. */
async function seriesWith(
  series: OrganizationSeries,
  stored: StoredTerms,
  id: number | undefined,
  fields: TermFields,
  organization: RequestContext['organization'],
): Promise<OrganizationSeries> {
  const before = id === undefined ? undefined : stored.row(id);
  const own = {
    id: id ?? 0,
    key: fields.key,
    title: fields.title,
    titleFi: fields.title_fi,
    formula: fields.formula,
    parentId: fields.parent === null ? null : stored.idOf(fields.parent),
    additionalParents: fields.additional_parents.map(stored.idOf).filter((each) => each !== null),
    unit: fields.unit,
    measurementTypePrefix: fields.measurement_type_prefix,
    aggregation: fields.aggregation,
    sumValuesInTree: fields.sum_values_in_tree,
    isFreeMeasure: fields.is_free_measure,
    valueNumericType: fields.value_numeric_type,
    dataSource: fields.data_source,
    ordering: fields.ordering,
  };
  const renames = before !== undefined && before.key !== fields.key;
  const others = series.terms
    // A term of the same key is a problem of its own, or the very one, saved a moment ago.
    .filter(({ row }) => row.id !== id && row.key !== fields.key)
    .map(({ row }) =>
      renames && row.formula !== null
        ? { ...row, formula: renameInFormula(row.formula, before.key, fields.key) }
        : row,
    );
  const columns = series.terms.flatMap(({ row, column }) =>
    column === null ? [] : [[row.id, column] as const],
  );
  return OrganizationSeries.build({
    organization,
    terms: [...others, own],
    columns: new Map(columns),
  });
}

/** Terms as they are written: who keeps them adds, changes and deletes them here. */
export function createTermDefinitionService(store: SeriesStore, audit: Audit) {
  /** Runs `work` while no one else writes terms or figures of the organisation. */
  function writing<T>(
    editor: FigureEditor,
    work: (tx: Queries, stored: StoredTerms) => Promise<T>,
  ) {
    const { id } = editor.organization;
    return editor.inOrganization(async (tx) => {
      await lockFigures(tx, id);
      const result = await work(tx, await StoredTerms.read(tx, id));
      await bumpDataVersion(tx, id);
      return result;
    });
  }

  async function note(
    tx: Queries,
    { user, organization }: FigureEditor,
    term: number,
    before: TermFields | null,
    after: TermFields | null,
  ): Promise<void> {
    const who = { userId: user.id, organizationId: organization.id };
    await audit.record('term_changed', { ...who, detail: { term, before, after } }, tx);
  }

  function refuse(problems: Problems): void {
    if (Object.keys(problems).length > 0) throw new FieldError(problems);
  }

  return {
    list: ({ organization, inOrganization }: RequestContext): Promise<TermDefinition[]> =>
      inOrganization(async (tx) => (await StoredTerms.read(tx, organization.id)).definitions()),

    async check(request: RequestContext, { id, ...typed }: CheckBody): Promise<TermCheck> {
      const { organization, language } = request;
      const { stored, users } = await request.inOrganization(async (tx) => ({
        stored: await StoredTerms.read(tx, organization.id),
        users: await readUsers(tx, organization.id),
      }));
      const parsed = contract.createTerm.body?.safeParse(typed);
      const fields = parsed?.data ?? { ...typed, formula: typed.formula?.trim() || null };
      const { problems, position, formula } = stored.judge(id, fields);
      if (parsed?.error) Object.assign(problems, fieldErrorOf(parsed.error, typed).fields);
      const series = await seriesWith(
        await store.of(organization),
        stored,
        id,
        fields,
        organization,
      );
      const term = series.termById(id ?? 0);
      const isSound = problems.formula === undefined && problems.key === undefined;
      const closed = currentMonth(organization.timeZone) - 1;
      const month = isSound && term?.lastKnown != null ? Math.min(term.lastKnown, closed) : null;
      const [single] =
        month === null
          ? []
          : await readSingleValues(series, [
              {
                formula: { kind: 'term', key: fields.key, position: 0 },
                range: { start: month, end: month },
              },
            ]);
      return {
        problems: Object.fromEntries(
          Object.entries(problems).map(([field, messages]) => [
            field,
            messages.map((message) => sentenceOf(language, message)),
          ]),
        ),
        position,
        formula_str: formula && showFormula(series, language, formula),
        month: month === null ? null : formatMonth(month),
        value: single?.value == null ? null : roundValue(single.value),
        depends_on: (term?.inputs ?? []).map(({ row }) => ({
          key: row.key,
          title: titleIn(language, row),
        })),
        used_by: id === undefined ? [] : stored.usersOf(stored.row(id), users, language),
      };
    },

    /** @throws FieldError */
    create: (editor: FigureEditor, fields: CreateBody): Promise<TermDefinition> =>
      writing(editor, async (tx, stored) => {
        refuse(stored.judge(undefined, fields).problems);
        const id = await insertTerm(tx, editor.organization.id, fields, stored.idOf);
        await note(tx, editor, id, null, fields);
        return { ...fields, id, has_figures: false };
      }),

    /** @throws FieldError; StaleError if the term is no longer what the caller saw */
    change: (editor: FigureEditor, id: number, { was, ...fields }: ChangeBody) =>
      writing(editor, async (tx, stored): Promise<TermDefinition> => {
        const row = stored.row(id);
        const before = stored.fieldsOf(row);
        const isSame = (Object.keys(before) as (keyof TermFields)[]).every(
          (name) => JSON.stringify(before[name]) === JSON.stringify(was[name]),
        );
        if (!isSame) throw new StaleError(stored.definitionOf(row));
        refuse(stored.judge(id, fields).problems);
        const organizationId = editor.organization.id;
        await updateTerm(tx, organizationId, id, fields, stored.idOf);
        if (fields.key !== row.key) {
          const others = stored.rows.filter((other) => other !== row);
          await renameEverywhere(tx, organizationId, others, row.key, fields.key);
        }
        await note(tx, editor, id, before, fields);
        return { ...fields, id, has_figures: stored.withFigures.has(id) };
      }),

    /** @throws FieldError while something uses the term, and while it has figures or comments */
    delete: (editor: FigureEditor, id: number): Promise<void> =>
      writing(editor, async (tx, stored) => {
        const row = stored.row(id);
        const organizationId = editor.organization.id;
        const users = stored.usersOf(row, await readUsers(tx, organizationId), editor.language);
        if (users.length > 0) {
          const named = users.slice(0, USERS_NAMED).map(({ title }) => title || '…');
          if (users.length > USERS_NAMED) named.push('…');
          throw nonFieldError({ key: 'term_in_use', values: { users: named.join(', ') } });
        }
        if (stored.withFigures.has(id)) throw nonFieldError('term_with_figures');
        if ((await countComments(tx, organizationId, id)) > 0)
          throw nonFieldError('term_with_comments');
        await removeTerm(tx, organizationId, id);
        await note(tx, editor, id, stored.fieldsOf(row), null);
      }),
  };
}

export type TermDefinitionService = ReturnType<typeof createTermDefinitionService>;
