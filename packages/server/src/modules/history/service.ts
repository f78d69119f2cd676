import {
  type ChangedField,
  type Contract,
  type EndpointRequest,
  HISTORY_PER_PAGE,
  type HistoryEntry,
  type HistoryEvent,
  type HistoryKind,
  type Language,
  momentInTimeZone,
  type TargetFields,
  type TargetGroupFields,
  type TermFields,
  targetFields,
  targetGroupFields,
  termFields,
} from '@tavoite/model';
import type { z } from 'zod';
import type { AuditEvent } from '../../auth/audit.js';
import type { FigureEditor } from '../../domain/figure-writing.js';
import type { RequestContext } from '../../domain/request-context.js';
import { NotFoundError, nonFieldError } from '../../messages/errors.js';
import { localized } from '../../messages/texts.js';
import {
  countEntries,
  type EntryRow,
  findEntries,
  findEntry,
  findGroupTitles,
  findNames,
  newestAbout,
} from './queries.js';

type ListQuery = EndpointRequest<Contract['listHistory']>['query'];
type Values = Readonly<Record<string, unknown>>;

/** Events of the audit log that a manager of the organisation sees. */
const EVENTS: Readonly<Record<HistoryKind, readonly AuditEvent[]>> = {
  figures: ['figures_changed', 'data_imported'],
  targets: ['target_changed'],
  terms: ['term_changed'],
  organization: ['organization_changed'],
  people: ['person_invited', 'person_changed', 'person_removed'],
  access: ['access_token_created', 'access_token_revoked'],
};

/** Of terms and targets, what says nothing by itself. */
const LEFT_OUT = new Set(['id', 'has_figures']);
/** Fields that hold the id of a target group, and of a user. */
const GROUP_FIELDS = ['target_group', 'parent'];
const USER_FIELDS = ['user'];

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function asText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  return Array.isArray(value) ? value.join(', ') || null : String(value);
}

/** The values of what was changed, those of its flags among them. */
const flat = (values: unknown): Values => {
  if (!isValues(values)) return {};
  const { flags, ...rest } = values;
  return { ...rest, ...(isValues(flags) && flags) };
};

/** What differs between two states. */
export function differences(before: unknown, after: unknown): ChangedField[] {
  const [was, is] = [flat(before), flat(after)];
  return Object.keys({ ...was, ...is }).flatMap((field) => {
    const values = { before: asText(was[field]), after: asText(is[field]) };
    if (LEFT_OUT.has(field) || values.before === values.after) return [];
    return [{ field, ...values }];
  });
}

/** Names of what entries mention by its id. */
interface Names {
  readonly users: ReadonlyMap<number, string>;
  readonly groups: ReadonlyMap<number, string>;
}

type Logged = Pick<EntryRow, 'event' | 'detail'>;

/** What can be taken back. */
export type Kept = 'term' | 'target' | 'group';

/** What an entry has changed; null where the log's event says it already. */
function keptIn({ event, detail }: Logged): Kept | null {
  if (event === 'term_changed') return 'term';
  if (event !== 'target_changed') return null;
  return 'group' in detail ? 'group' : 'target';
}

/** What was changed, and what was done to it; null where the log's event says it already. */
function changeOf(row: Logged): HistoryEvent | null {
  const { event, detail } = row;
  if (event === 'organization_changed' && 'child' in detail)
    return isValues(detail.before) ? 'child_changed' : 'child_added';
  const isObjective = event === 'organization_changed' && 'objective' in detail;
  const what = isObjective ? 'objective' : keptIn(row);
  if (!what) return null;
  if (!isValues(detail.before)) return `${what}_added`;
  return isValues(detail.after) ? `${what}_changed` : `${what}_deleted`;
}

/** Of a target or a group, names in the places of ids. */
function named(row: EntryRow, values: unknown, { users, groups }: Names): unknown {
  if (row.event !== 'target_changed' || !isValues(values)) return values;
  const result = { ...values };
  for (const [fields, names] of [
    [GROUP_FIELDS, groups],
    [USER_FIELDS, users],
  ] as const)
    for (const field of fields) {
      const id = values[field];
      if (typeof id === 'number') result[field] = names.get(id) ?? `#${id}`;
    }
  return result;
}

function subjectOf(row: EntryRow, { users }: Names, language: Language): string {
  const { event, detail } = row;
  if (event.startsWith('person_')) return users.get(Number(detail.person)) ?? '';
  const changed = isValues(detail.after) ? detail.after : detail.before;
  if (isValues(changed) && 'name' in changed)
    return localized(language, String(changed.name), asText(changed.name_fi));
  if (changeOf(row) && isValues(changed))
    return localized(language, String(changed.title ?? ''), asText(changed.title_fi));
  return typeof detail.name === 'string' ? detail.name : '';
}

/** Ids of the users that entries are about, or name. */
const userIdsIn = (rows: readonly EntryRow[]): number[] =>
  rows
    .flatMap(({ detail }) => [
      detail.person,
      ...[detail.before, detail.after].flatMap((values) =>
        USER_FIELDS.map((field) => (isValues(values) ? values[field] : null)),
      ),
    ])
    .filter((id): id is number => typeof id === 'number');

/** How what is kept is written: by the rules of whoever keeps it. */
export interface Keeper<Fields> {
  create(editor: FigureEditor, fields: Fields): Promise<unknown>;
  change(editor: FigureEditor, id: number, change: Fields & { was: Fields }): Promise<unknown>;
  delete(editor: FigureEditor, id: number): Promise<void>;
}
export interface Keepers {
  readonly term: Keeper<TermFields>;
  readonly target: Keeper<TargetFields>;
  readonly group: Keeper<TargetGroupFields>;
}

/** Writes what is kept as it was. Before is null for what was added, after for what was deleted. */
async function takeBack<Fields>(
  keeper: Keeper<Fields>,
  fields: z.ZodType<Fields>,
  editor: FigureEditor,
  { id, detail }: { readonly id: number; readonly detail: Values },
): Promise<void> {
  const [before, after] = [detail.before, detail.after].map((values) => {
    if (!isValues(values)) return null;
    const read = fields.safeParse(values);
    // It was logged when there were other fields.
    if (!read.success) throw nonFieldError('entry_too_old');
    return read.data;
  });
  if (!before) await keeper.delete(editor, id);
  else if (!after) await keeper.create(editor, before);
  else await keeper.change(editor, id, { ...before, was: after });
}

/** What was changed in an organisation, by whom and when. */
export function createHistoryService(keepers: Keepers) {
  return {
    /** @throws FieldError if what was changed has been changed since, or cannot be written as it was; NotFoundError */
    async undo(editor: FigureEditor, id: number): Promise<void> {
      const { organization } = editor;
      const { row, subject, newest } = await editor.inOrganization(async (tx) => {
        const found = await findEntry(tx, organization.id, id);
        const what = found && keptIn(found);
        if (!found || !what) throw new NotFoundError();
        const about = { event: found.event, what, id: Number(found.detail[what]) };
        const newestId = await newestAbout(tx, organization.id, about);
        return { row: found, subject: about, newest: newestId };
      });
      if (newest !== id) throw nonFieldError('changed_since');
      const change = { id: subject.id, detail: row.detail };
      if (subject.what === 'term') await takeBack(keepers.term, termFields, editor, change);
      else if (subject.what === 'target')
        await takeBack(keepers.target, targetFields, editor, change);
      else await takeBack(keepers.group, targetGroupFields, editor, change);
    },

    async list(request: RequestContext, { kind, user: userId, before }: ListQuery) {
      const { organization, language } = request;
      const filter = {
        events: kind === undefined ? Object.values(EVENTS).flat() : EVENTS[kind],
        userId,
        before,
      };
      return request.inOrganization(async (tx) => {
        const rows = await findEntries(tx, organization.id, filter, HISTORY_PER_PAGE);
        const titles = await findGroupTitles(tx, organization.id);
        const names: Names = {
          users: await findNames(tx, userIdsIn(rows)),
          groups: new Map(
            titles.map(({ id, title, titleFi }) => [id, localized(language, title, titleFi)]),
          ),
        };
        const results = rows.map((row): HistoryEntry => {
          const { detail, author } = row;
          // Who is invited has had nothing before.
          const after = row.event === 'person_invited' ? { flags: detail.flags } : detail.after;
          return {
            id: row.id,
            at: momentInTimeZone(row.at, organization.timeZone),
            user: author && {
              id: author.id,
              username: author.username,
              full_name: author.fullName,
            },
            event: changeOf(row) ?? (row.event as HistoryEvent),
            subject: subjectOf(row, names, language),
            fields: differences(named(row, detail.before, names), named(row, after, names)).filter(
              ({ after: now }) => now !== 'false' || row.event !== 'person_invited',
            ),
            figures: typeof detail.figures === 'number' ? detail.figures : null,
            undoable: keptIn(row) !== null,
          };
        });
        return {
          count: await countEntries(tx, organization.id, filter),
          next: null,
          previous: null,
          results,
        };
      });
    },
  };
}

export type HistoryService = ReturnType<typeof createHistoryService>;
