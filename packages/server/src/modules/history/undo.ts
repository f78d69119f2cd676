import {
  type ChildFields,
  type ObjectiveFields,
  type OrganizationFields,
  objectiveFields,
  organizationFields,
  type PageFields,
  type PersonFlags,
  pageFields,
  personFlags,
  type TargetFields,
  type TargetGroupFields,
  type TermFields,
  targetFields,
  targetGroupFields,
  termFields,
} from '@tavoite/model';
import { z } from 'zod';
import type { FigureEditor } from '../../domain/figure-writing.js';
import { NotFoundError, nonFieldError, StaleError } from '../../messages/errors.js';
import type { EntryRow } from './queries.js';

/** How what is kept is written: by the rules of whoever keeps it. */
interface Keeper<Fields> {
  create(editor: FigureEditor, fields: Fields): Promise<unknown>;
  change(editor: FigureEditor, id: number, change: Fields & { was: Fields }): Promise<unknown>;
  delete(editor: FigureEditor, id: number): Promise<void>;
}
interface OrganizationKeeper {
  change(
    editor: FigureEditor,
    change: OrganizationFields & { was: OrganizationFields },
  ): Promise<unknown>;
  orderObjectives(editor: FigureEditor, order: { ids: number[]; was: number[] }): Promise<void>;
  changeChild(
    editor: FigureEditor,
    id: number,
    change: ChildFields & { was: ChildFields },
  ): Promise<unknown>;
}
interface PeopleKeeper {
  takeBack(editor: FigureEditor, id: number, change: PersonChange): Promise<unknown>;
  remove(editor: FigureEditor, id: number): Promise<void>;
  restore(editor: FigureEditor, id: number, flags: PersonFlags): Promise<unknown>;
}
export interface Keepers {
  readonly term: Keeper<TermFields>;
  readonly target: Keeper<TargetFields>;
  readonly group: Keeper<TargetGroupFields>;
  readonly page: Keeper<PageFields>;
  readonly objective: Keeper<ObjectiveFields>;
  readonly organization: OrganizationKeeper;
  readonly people: PeopleKeeper;
  readonly figures: { undo(editor: FigureEditor, id: number): Promise<unknown> };
}

const states = <Before, After = Before>(before: z.ZodType<Before>, after: z.ZodType<After>) =>
  z.object({ before, after });
const bothOf = <Fields>(fields: z.ZodType<Fields>) => states(fields, fields);

const personState = z.object({
  flags: personFlags,
  language: z.enum(['en', 'fi']),
  status: z.enum(['active', 'invited', 'disabled']),
});
const personChange = bothOf(personState);
export type PersonChange = z.infer<typeof personChange>;

/** Names of what is above stand in the log, too; the ids say which. */
const childState = z
  .object({ parent_id: z.number(), is_archived: z.boolean() })
  .transform(({ parent_id: parent, is_archived }) => ({ parent, is_archived }));
const orders = z.object({ ids: bothOf(z.array(z.number())) });

/** @throws FieldError where it was logged when there were other fields */
function read<T>(schema: z.ZodType<T>, detail: unknown): T {
  const result = schema.safeParse(detail);
  if (!result.success) throw nonFieldError('entry_too_old');
  return result.data;
}

/** Writes what is kept as it was. Before is null for what was added, after for what was deleted. */
async function takeBack<Fields>(
  keeper: Keeper<Fields>,
  fields: z.ZodType<Fields>,
  editor: FigureEditor,
  { id, detail }: { readonly id: number; readonly detail: unknown },
): Promise<void> {
  const { before, after } = read(states(fields.nullable(), fields.nullable()), detail);
  if (!before) await keeper.delete(editor, id);
  else if (!after) await keeper.create(editor, before);
  else await keeper.change(editor, id, { ...before, was: after });
}

async function takePersonBack(
  people: PeopleKeeper,
  editor: FigureEditor,
  id: number,
  { event, detail }: EntryRow,
): Promise<void> {
  if (event === 'person_invited') await people.remove(editor, id);
  else if (event === 'person_removed')
    await people.restore(editor, id, read(personFlags, detail.flags));
  else await people.takeBack(editor, id, read(personChange, detail));
}

/** What an entry is about, as the log names it: `term 5`. */
export function aboutOf({ about }: Pick<EntryRow, 'about'>): { kind: string; id: number } | null {
  const [kind, id] = about?.split(' ') ?? [];
  return kind === undefined ? null : { kind, id: Number(id) };
}

/** Whether what an entry tells can be taken back at all, by whoever keeps it. */
export function isReversible(row: EntryRow): boolean {
  const { event, detail } = row;
  switch (aboutOf(row)?.kind) {
    case undefined:
      return false;
    // Organisations are archived, never deleted.
    case 'child':
      return detail.before !== null;
    // An invitation that was only sent once more has changed nothing.
    case 'person':
      return event === 'person_changed' || 'flags' in detail;
    case 'change':
      return detail.action !== 'undone';
    default:
      return true;
  }
}

/**
 * Takes back what the entry tells.
 *
 * @throws FieldError if it was changed since, or cannot be written as it was; NotFoundError
 */
export async function undoEntry(
  keepers: Keepers,
  editor: FigureEditor,
  row: EntryRow,
): Promise<void> {
  const about = aboutOf(row);
  if (!about) throw new NotFoundError();
  const { kind, id } = about;
  const { organization } = keepers;
  const change = { id, detail: row.detail };
  try {
    if (kind === 'term') await takeBack(keepers.term, termFields, editor, change);
    else if (kind === 'target') await takeBack(keepers.target, targetFields, editor, change);
    else if (kind === 'group') await takeBack(keepers.group, targetGroupFields, editor, change);
    else if (kind === 'page') await takeBack(keepers.page, pageFields, editor, change);
    else if (kind === 'objective')
      await takeBack(keepers.objective, objectiveFields, editor, change);
    else if (kind === 'objectives') {
      const { ids } = read(orders, row.detail);
      await organization.orderObjectives(editor, { ids: ids.before, was: ids.after });
    } else if (kind === 'child') {
      const { before, after } = read(bothOf(childState), row.detail);
      await organization.changeChild(editor, id, { ...before, was: after });
    } else if (kind === 'organization') {
      const { before, after } = read(bothOf(organizationFields), row.detail);
      await organization.change(editor, { ...before, was: after });
    } else if (kind === 'person') await takePersonBack(keepers.people, editor, id, row);
    else if (kind === 'change') await keepers.figures.undo(editor, id);
    else throw new NotFoundError();
  } catch (error) {
    // Written by other ways than this list tells, such as an import.
    if (error instanceof StaleError) throw nonFieldError('changed_since');
    throw error;
  }
}
