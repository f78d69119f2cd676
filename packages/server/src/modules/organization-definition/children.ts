import {
  type ChildOrganization,
  type Contract,
  type EndpointRequest,
  MAX_ORGANIZATION_DEPTH,
} from '@tavoite/model';
import type { Audit } from '../../auth/audit.js';
import type { Database, Queries } from '../../db/database.js';
import type { FigureEditor } from '../../domain/figure-writing.js';
import { freeKey } from '../../domain/free-key.js';
import { mustBe } from '../../domain/must-be.js';
import { FieldError, NotFoundError } from '../../messages/errors.js';
import {
  archive,
  countLevels,
  findKeys,
  insertChild,
  lockTree,
  moveChild,
  pauseSchedules,
  readChildren,
  restore,
} from './queries.js';

type NewChild = EndpointRequest<Contract['createChildOrganization']>['body'];
type ChildChange = EndpointRequest<Contract['changeChildOrganization']>['body'];

/** The organisation and all below it, of those. */
function withBelow(children: readonly ChildOrganization[], id: number): Set<number> {
  const found = new Set([id]);
  for (const each of found)
    for (const child of children) if (child.parent === each) found.add(child.id);
  return found;
}

/** How many levels stand in and below an organisation, itself counted. */
function levelsOf(children: readonly ChildOrganization[], id: number): number {
  let levels = 0;
  for (let row = [id]; row.length > 0 && levels <= MAX_ORGANIZATION_DEPTH; levels++)
    row = children.filter(({ parent }) => row.includes(parent)).map((child) => child.id);
  return levels;
}

/** Organisations below the active one: whoever manages that manages those, too. */
export function createChildren(database: Database, audit: Audit) {
  /** Runs `work` while nobody else changes the tree; it sees rows of all organisations below, too. */
  async function inTree<T>(
    { organization }: FigureEditor,
    work: (tx: Queries, children: readonly ChildOrganization[]) => Promise<T>,
  ): Promise<T> {
    const visible = await readChildren(database.global, organization.id);
    return database.withOrganization(
      organization.id,
      async (tx) => {
        await lockTree(tx);
        return work(tx, await readChildren(tx, organization.id));
      },
      [organization.id, ...visible.map(({ id }) => id)],
    );
  }

  async function note(
    tx: Queries,
    { user, organization }: FigureEditor,
    children: readonly ChildOrganization[],
    { before, after }: { before: ChildOrganization | null; after: ChildOrganization },
  ): Promise<void> {
    const nameOf = (id: number) =>
      children.find((child) => child.id === id)?.name ?? organization.name;
    const shown = (child: ChildOrganization | null) =>
      child && { ...child, parent: nameOf(child.parent), parent_id: child.parent };
    await audit.record(
      'organization_changed',
      {
        userId: user.id,
        organizationId: organization.id,
        detail: { child: after.id, before: shown(before), after: shown(after) },
      },
      tx,
    );
  }

  /** @throws FieldError unless the organisation may stand there */
  async function checkParent(
    tx: Queries,
    { organization }: FigureEditor,
    children: readonly ChildOrganization[],
    { parent, name, levels }: { parent: number; name: string; levels: number },
  ): Promise<void> {
    const above = children.find(({ id }) => id === parent);
    if (parent !== organization.id && !above)
      throw new FieldError({ parent: ['no_such_organization'] });
    if (above?.is_archived) throw new FieldError({ parent: ['organization_archived'] });
    const siblings = children.filter((child) => child.parent === parent && !child.is_archived);
    const isNamed = siblings.some((child) => child.name.toLowerCase() === name.toLowerCase());
    if (isNamed) throw new FieldError({ name: ['organization_exists'] });
    if ((await countLevels(tx, parent)) + levels > MAX_ORGANIZATION_DEPTH)
      throw new FieldError({
        parent: [{ key: 'organization_too_deep', values: { max: MAX_ORGANIZATION_DEPTH } }],
      });
  }

  return {
    /** @throws FieldError */
    createChild: (editor: FigureEditor, typed: NewChild): Promise<ChildOrganization> =>
      inTree(editor, async (tx, children) => {
        await checkParent(tx, editor, children, { ...typed, levels: 1 });
        const begin = freeKey('', typed.name, new Set(), 'organization');
        const key = freeKey(begin, '', await findKeys(tx, begin), begin);
        const id = await insertChild(tx, key, typed);
        const after = { ...typed, id, is_archived: false };
        await note(tx, editor, children, { before: null, after });
        return after;
      }),

    /** @throws FieldError; StaleError if it is no longer where the caller saw it */
    changeChild: (editor: FigureEditor, id: number, { was, ...typed }: ChildChange) =>
      inTree(editor, async (tx, children): Promise<ChildOrganization> => {
        const now = children.find((child) => child.id === id);
        if (!now) throw new NotFoundError();
        mustBe(now, was);
        const below = withBelow(children, id);
        if (below.has(typed.parent))
          throw new FieldError({ parent: ['organization_under_itself'] });
        const isBack = now.is_archived && !typed.is_archived;
        if (typed.parent !== now.parent || isBack) {
          const levels = levelsOf(children, id);
          const others = children.filter((child) => child.id !== id);
          await checkParent(tx, editor, others, { parent: typed.parent, name: now.name, levels });
        }
        if (typed.parent !== now.parent) await moveChild(tx, id, typed.parent);
        if (isBack) await restore(tx, id);
        if (typed.is_archived && !now.is_archived) {
          await archive(tx, id);
          await pauseSchedules(tx, [...below]);
        }
        const after = { ...now, ...typed };
        await note(tx, editor, children, { before: now, after });
        return after;
      }),
  };
}
