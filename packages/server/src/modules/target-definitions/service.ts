import {
  type Contract,
  contract,
  currentMonth,
  type EndpointRequest,
  formatMonth,
  type ListedTargetDefinitions,
  type TargetCheck,
  type TargetDefinition,
  type TargetDefinitions,
  type TargetFields,
  type TargetGroupDefinition,
  type TargetGroupFields,
} from '@tavoite/model';
import type { Audit } from '../../auth/audit.js';
import { bumpDataVersion } from '../../db/data-versions.js';
import type { Database, Queries } from '../../db/database.js';
import type { FigureEditor } from '../../domain/figure-writing.js';
import { freeKey } from '../../domain/free-key.js';
import { findMembers } from '../../domain/members.js';
import { mustBe } from '../../domain/must-be.js';
import type { RequestContext } from '../../domain/request-context.js';
import type { TargetRow } from '../../domain/target-queries.js';
import { readTargetGraph } from '../../domain/target-values.js';
import { showFormula } from '../../domain/titles.js';
import { fieldErrorOf } from '../../http/validation.js';
import { FieldError, NotFoundError, nonFieldError } from '../../messages/errors.js';
import { sentenceOf } from '../../messages/sentence.js';
import { readNewestMonths } from '../../series/index.js';
import type { SeriesStore } from '../../series-store/series-store.js';
import { lockFigures } from '../../series-store/write-months.js';
import {
  countComments,
  countTasks,
  insertGroup,
  insertTarget,
  readGroups,
  readOwners,
  readTargets,
  removeGroup,
  removeTarget,
  targetColumns,
  updateGroup,
  updateTarget,
} from './queries.js';
import { FORMULAS, judgeGroup, judgeTarget, type Problems } from './rules.js';

type CheckBody = EndpointRequest<Contract['checkTarget']>['body'];
type TargetChange = EndpointRequest<Contract['changeTarget']>['body'];
type GroupChange = EndpointRequest<Contract['changeTargetGroup']>['body'];

/** Months that are drawn while a target is typed. */
const DRAWN_MONTHS = 24;

/** @throws NotFoundError */
function found<T extends { readonly id: number }>(all: readonly T[], id: number): T {
  const one = all.find((each) => each.id === id);
  if (one === undefined) throw new NotFoundError();
  return one;
}

function refuse(problems: Problems): void {
  if (Object.keys(problems).length > 0) throw new FieldError(problems);
}

/** Target groups and targets as they are written: who keeps them adds, changes and deletes them here. */
export function createTargetDefinitionService({
  database,
  series: store,
  audit,
}: {
  readonly database: Database;
  readonly series: SeriesStore;
  readonly audit: Audit;
}) {
  /** Runs `work` while no one else writes the organisation's targets, terms or figures. */
  function writing<T>(
    editor: FigureEditor,
    work: (tx: Queries, stored: TargetDefinitions) => Promise<T>,
  ): Promise<T> {
    const { id } = editor.organization;
    return editor.inOrganization(async (tx) => {
      await lockFigures(tx, id);
      const stored = { groups: await readGroups(tx, id), targets: await readTargets(tx, id) };
      const result = await work(tx, stored);
      await bumpDataVersion(tx, id);
      return result;
    });
  }

  /** The one place that says what was changed; a change log takes it from here. */
  async function note<T extends object>(
    tx: Queries,
    { user, organization }: FigureEditor,
    what: 'target' | 'group',
    id: number,
    { before, after }: { readonly before: T | null; readonly after: T | null },
  ): Promise<void> {
    const who = { userId: user.id, organizationId: organization.id };
    await audit.record('target_changed', { ...who, detail: { [what]: id, before, after } }, tx);
  }

  async function judge(
    { organization }: RequestContext,
    fields: TargetFields,
    groups: readonly TargetGroupDefinition[],
  ) {
    const series = await store.of(organization);
    const verdict = judgeTarget(
      fields,
      (id) => groups.some((group) => group.id === id),
      (key) => series.term(key) !== undefined,
    );
    return { series, ...verdict };
  }

  /** @throws FieldError if the owner is no member, or has not been the owner before */
  async function checkOwner(
    { organization }: RequestContext,
    user: number | null,
    before: number | null,
  ): Promise<void> {
    if (user === null || user === before) return;
    const members = await findMembers(database, organization.id);
    if (!members.some(({ id }) => id === user)) throw new FieldError({ user: ['not_a_member'] });
  }

  return {
    list: ({ organization, inOrganization }: RequestContext): Promise<ListedTargetDefinitions> =>
      inOrganization(async (tx) => ({
        groups: await readGroups(tx, organization.id),
        targets: await readTargets(tx, organization.id),
        owners: await readOwners(tx, organization.id),
      })),

    async check(request: RequestContext, typed: CheckBody): Promise<TargetCheck> {
      const { organization, language } = request;
      const groups = await request.inOrganization((tx) => readGroups(tx, organization.id));
      const parsed = contract.createTarget.body?.safeParse(typed);
      const fields = parsed?.data ?? typed;
      const { series, problems, positions, formulas } = await judge(request, fields, groups);
      if (parsed?.error) Object.assign(problems, fieldErrorOf(parsed.error, typed).fields);
      // What is typed may be any number: months far away are not read.
      const isFar = parsed?.error?.issues.some(({ path }) => path[0] === 'compare_months_earlier');
      const sound = { ...fields, ...(isFar && { compare_months_earlier: 0 }) };
      for (const name of FORMULAS)
        if (formulas[name] === undefined)
          Object.assign(sound, { [name]: name === 'formula' ? '' : null });
      const months =
        formulas.formula === undefined ? [] : await readNewestMonths(series, [formulas.formula]);
      const month = months[0] ?? null;
      const row: TargetRow = {
        ...targetColumns(sound),
        organizationId: organization.id,
        id: 0,
        key: '',
        linkTagFi: null,
      };
      const end = month ?? currentMonth(organization.timeZone);
      const points =
        month === null
          ? []
          : await readTargetGraph(series, row, {
              range: { start: end - DRAWN_MONTHS + 1, end },
              grouping: 'month',
              cumulative: false,
            });
      const last = points.at(-1);
      return {
        problems: Object.fromEntries(
          Object.entries(problems).map(([field, messages]) => [
            field,
            messages.map((message) => sentenceOf(language, message)),
          ]),
        ),
        positions,
        shown: Object.fromEntries(
          Object.entries(formulas).map(([name, formula]) => [
            name,
            showFormula(series, language, formula),
          ]),
        ),
        month: month === null ? null : formatMonth(month),
        current_value: last?.current_value ?? null,
        target_value: last?.target_value ?? null,
        compare_value: last?.compare_value ?? null,
        is_verified: last?.is_verified ?? false,
        points,
      };
    },

    /** @throws FieldError */
    create: (editor: FigureEditor, typed: TargetFields): Promise<TargetDefinition> =>
      writing(editor, async (tx, { groups, targets }) => {
        refuse((await judge(editor, typed, groups)).problems);
        const taken = new Set(targets.map(({ key }) => key));
        const fields = { ...typed, key: freeKey(typed.key, typed.title, taken, 'target') };
        const id = await insertTarget(tx, editor.organization.id, fields);
        await note(tx, editor, 'target', id, { before: null, after: fields });
        return { ...fields, id };
      }),

    /** @throws FieldError; StaleError if the target is no longer what the caller saw */
    change: (editor: FigureEditor, id: number, { was, ...typed }: TargetChange) =>
      writing(editor, async (tx, { groups, targets }): Promise<TargetDefinition> => {
        const now = found(targets, id);
        mustBe(now, was);
        refuse((await judge(editor, typed, groups)).problems);
        const fields = { ...typed, key: now.key };
        await updateTarget(tx, editor.organization.id, id, fields);
        await note(tx, editor, 'target', id, { before: now, after: fields });
        return { ...fields, id };
      }),

    /** @throws FieldError while tasks work towards the target, and while it has comments */
    delete: (editor: FigureEditor, id: number): Promise<void> =>
      writing(editor, async (tx, { targets }) => {
        const now = found(targets, id);
        const organizationId = editor.organization.id;
        if ((await countTasks(tx, organizationId, id)) > 0)
          throw nonFieldError('target_with_tasks');
        if ((await countComments(tx, organizationId, id)) > 0)
          throw nonFieldError('target_with_comments');
        await removeTarget(tx, organizationId, id);
        await note(tx, editor, 'target', id, { before: now, after: null });
      }),

    /** @throws FieldError */
    createGroup: (editor: FigureEditor, typed: TargetGroupFields): Promise<TargetGroupDefinition> =>
      writing(editor, async (tx, { groups }) => {
        refuse(judgeGroup(typed, undefined, groups));
        await checkOwner(editor, typed.user, null);
        const taken = new Set(groups.map(({ key }) => key));
        const fields = { ...typed, key: freeKey(typed.key, typed.title, taken, 'group') };
        const id = await insertGroup(tx, editor.organization.id, fields);
        await note(tx, editor, 'group', id, { before: null, after: fields });
        return { ...fields, id };
      }),

    /** @throws FieldError; StaleError if the group is no longer what the caller saw */
    changeGroup: (editor: FigureEditor, id: number, { was, ...typed }: GroupChange) =>
      writing(editor, async (tx, { groups }): Promise<TargetGroupDefinition> => {
        const now = found(groups, id);
        mustBe(now, was);
        refuse(judgeGroup(typed, id, groups));
        await checkOwner(editor, typed.user, now.user);
        const fields = { ...typed, key: now.key };
        await updateGroup(tx, editor.organization.id, id, fields);
        await note(tx, editor, 'group', id, { before: now, after: fields });
        return { ...fields, id };
      }),

    /** @throws FieldError while something is in it */
    deleteGroup: (editor: FigureEditor, id: number): Promise<void> =>
      writing(editor, async (tx, { groups, targets }) => {
        const now = found(groups, id);
        const isUsed =
          groups.some(({ parent }) => parent === id) ||
          targets.some(({ target_group: group }) => group === id);
        if (isUsed) throw nonFieldError('group_not_empty');
        await removeGroup(tx, editor.organization.id, id);
        await note(tx, editor, 'group', id, { before: now, after: null });
      }),
  };
}

export type TargetDefinitionService = ReturnType<typeof createTargetDefinitionService>;
