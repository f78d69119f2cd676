import type {
  Contract,
  EndpointRequest,
  ObjectiveDefinition,
  ObjectiveFields,
  OrganizationDefinition,
} from '@tavoite/model';
import type { Audit } from '../../auth/audit.js';
import { bumpDataVersion } from '../../db/data-versions.js';
import type { Database, Queries } from '../../db/database.js';
import type { FigureEditor } from '../../domain/figure-writing.js';
import { freeKey } from '../../domain/free-key.js';
import { mustBe } from '../../domain/must-be.js';
import type { RequestContext } from '../../domain/request-context.js';
import { FieldError, NotFoundError, StaleError } from '../../messages/errors.js';
import { createChildren } from './children.js';
import {
  insertObjective,
  readChildren,
  readFields,
  readObjectives,
  removeObjective,
  setOrdering,
  updateFields,
  updateObjective,
} from './queries.js';

type OrganizationChange = EndpointRequest<Contract['changeOrganization']>['body'];
type ObjectiveChange = EndpointRequest<Contract['changeObjective']>['body'];
type NewOrder = EndpointRequest<Contract['orderObjectives']>['body'];

/** @throws NotFoundError */
function found(objectives: readonly ObjectiveDefinition[], id: number): ObjectiveDefinition {
  const one = objectives.find((objective) => objective.id === id);
  if (!one) throw new NotFoundError();
  return one;
}

const isSameOrder = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join();

/** The organisation as it is written: who keeps it changes it, its objectives and those below it here. */
export function createOrganizationDefinitionService({
  database,
  audit,
}: {
  readonly database: Database;
  readonly audit: Audit;
}) {
  const read = async (
    tx: Queries,
    { id, key }: Pick<RequestContext['organization'], 'id' | 'key'>,
    isWritten = false,
  ) => ({
    id,
    key,
    ...(await readFields(tx, id, { isWritten })),
    objectives: await readObjectives(tx, id),
    children: await readChildren(tx, id),
  });

  /** Runs `work` while no one else writes the organisation or its objectives. */
  const writing = <T>(
    { organization, inOrganization }: FigureEditor,
    work: (tx: Queries, now: OrganizationDefinition) => Promise<T>,
  ): Promise<T> =>
    inOrganization(async (tx) => {
      const result = await work(tx, await read(tx, organization, true));
      await bumpDataVersion(tx, organization.id);
      return result;
    });

  async function note(
    tx: Queries,
    { user, organization }: FigureEditor,
    detail: Record<string, unknown>,
  ): Promise<void> {
    const who = { userId: user.id, organizationId: organization.id };
    await audit.record('organization_changed', { ...who, detail }, tx);
  }

  return {
    ...createChildren(database, audit),

    read: ({ organization, inOrganization }: RequestContext): Promise<OrganizationDefinition> =>
      inOrganization((tx) => read(tx, organization)),

    /** @throws StaleError if the organisation is no longer what the caller saw */
    change: (editor: FigureEditor, { was, ...typed }: OrganizationChange) =>
      writing(editor, async (tx, now): Promise<OrganizationDefinition> => {
        const views = (list: OrganizationChange['restricted_views']) => [...new Set(list)].sort();
        mustBe(now, { ...was, restricted_views: views(was.restricted_views) });
        const fields = { ...typed, restricted_views: views(typed.restricted_views) };
        await updateFields(tx, now.id, fields);
        const { id, key, objectives, children, ...before } = now;
        await note(tx, editor, { organization: id, before, after: fields });
        return { id, key, ...fields, objectives, children };
      }),

    createObjective: (editor: FigureEditor, typed: ObjectiveFields): Promise<ObjectiveDefinition> =>
      writing(editor, async (tx, { id: organizationId, objectives }) => {
        const taken = new Set(objectives.map(({ key }) => key));
        const fields = { ...typed, key: freeKey(typed.key, typed.title, taken, 'objective') };
        const id = await insertObjective(tx, organizationId, fields);
        await note(tx, editor, { objective: id, before: null, after: fields });
        return { ...fields, id };
      }),

    /** @throws StaleError if the objective is no longer what the caller saw */
    changeObjective: (editor: FigureEditor, id: number, { was, ...typed }: ObjectiveChange) =>
      writing(editor, async (tx, { id: organizationId, objectives }) => {
        const now = found(objectives, id);
        mustBe(now, was);
        const fields: ObjectiveFields = { ...typed, key: now.key };
        await updateObjective(tx, organizationId, id, fields);
        await note(tx, editor, { objective: id, before: now, after: fields });
        return { ...fields, id };
      }),

    deleteObjective: (editor: FigureEditor, id: number): Promise<void> =>
      writing(editor, async (tx, { id: organizationId, objectives }) => {
        const now = found(objectives, id);
        await removeObjective(tx, organizationId, id);
        await note(tx, editor, { objective: id, before: now, after: null });
      }),

    /** @throws FieldError unless every objective is named once; StaleError for another order than seen */
    orderObjectives: (editor: FigureEditor, { ids, was }: NewOrder): Promise<void> =>
      writing(editor, async (tx, now) => {
        const before = now.objectives.map(({ id }) => id);
        const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b);
        if (!isSameOrder(before, was)) throw new StaleError({ objectives: now.objectives });
        if (!isSameOrder(sorted(ids), sorted(before)))
          throw new FieldError({ ids: ['unknown_objectives'] });
        for (const [index, id] of ids.entries()) await setOrdering(tx, now.id, id, index + 1);
        const titles = (order: readonly number[]) =>
          order.map((id) => found(now.objectives, id).title);
        await note(tx, editor, {
          objectives: now.id,
          ids: { before, after: ids },
          before: { name: now.name, name_fi: now.name_fi, objectives: titles(before) },
          after: { name: now.name, name_fi: now.name_fi, objectives: titles(ids) },
        });
      }),
  };
}

export type OrganizationDefinitionService = ReturnType<typeof createOrganizationDefinitionService>;
