import {
  type ChangedField,
  type Contract,
  type EndpointRequest,
  formatMonth,
  formatNumber,
  formatWithUnit,
  HISTORY_PER_PAGE,
  type HistoryEntry,
  type HistoryEvent,
  type HistoryKind,
  type Language,
  momentInTimeZone,
  valueFormat,
} from '@tavoite/model';
import type { AuditEvent } from '../../auth/audit.js';
import type { FigureEditor } from '../../domain/figure-writing.js';
import type { RequestContext } from '../../domain/request-context.js';
import { NotFoundError, nonFieldError } from '../../messages/errors.js';
import { localized } from '../../messages/texts.js';
import {
  countEntries,
  type EntryRow,
  findEntries,
  findGroupTitles,
  findNames,
  findPageTitles,
  findTermNaming,
} from './queries.js';
import { aboutOf, isReversible, type Keepers, undoEntry } from './undo.js';

type ListQuery = EndpointRequest<Contract['listHistory']>['query'];
type Values = Readonly<Record<string, unknown>>;

/** Events of the audit log that a manager of the organisation sees. */
const EVENTS: Readonly<Record<HistoryKind, readonly AuditEvent[]>> = {
  figures: ['figures_changed', 'data_imported'],
  targets: ['target_changed'],
  terms: ['term_changed'],
  pages: ['page_changed'],
  organization: ['organization_changed'],
  people: ['person_invited', 'person_changed', 'person_removed'],
  access: [
    'access_token_created',
    'access_token_revoked',
    'webhook_added',
    'webhook_changed',
    'webhook_deleted',
    'webhook_secret_renewed',
    'webhook_switched_off',
  ],
};

const ALL_EVENTS = Object.values(EVENTS).flat();

/** What says nothing by itself. */
const LEFT_OUT = new Set(['id', 'has_figures', 'parent_id']);
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
  readonly pages: ReadonlyMap<number, string>;
  readonly terms: ReadonlyMap<number, TermNaming>;
}

type TermNaming = Awaited<ReturnType<typeof findTermNaming>>[number];

/** What is told apart by whether it was added, changed or deleted. */
const KINDS = ['term', 'target', 'group', 'page', 'objective'] as const;

/** What was done to figures, where it is more than changing them. */
const FIGURE_EVENTS: Readonly<Record<string, HistoryEvent>> = {
  closed: 'month_closed',
  reopened: 'month_reopened',
  undone: 'figures_taken_back',
};

/** What is done to figures that changes their values. */
const FIGURE_ACTIONS: ReadonlySet<string> = new Set(['changed', 'undone']);

/** What was changed, and what was done to it; null where the log's event says it already. */
function changeOf(row: EntryRow): HistoryEvent | null {
  const { detail } = row;
  const about = aboutOf(row)?.kind;
  if (about === 'change') return FIGURE_EVENTS[String(detail.action)] ?? null;
  if (about === 'child') return isValues(detail.before) ? 'child_changed' : 'child_added';
  const kind = KINDS.find((each) => each === about);
  if (!kind) return null;
  if (!isValues(detail.before)) return `${kind}_added`;
  return isValues(detail.after) ? `${kind}_changed` : `${kind}_deleted`;
}

/** A value in one line: what is in it, by name. */
const inWords = (value: unknown): unknown =>
  isValues(value)
    ? Object.entries(value)
        .map(([name, each]) => `${name} ${inWords(each)}`)
        .join(' ')
    : value;

/** Of a page, its graph's properties one by one, and its terms with how each is drawn. */
function pageValues(values: Values, pages: Names['pages']): Values {
  const { terms, properties, parent, ...rest } = values;
  const drawn = (Array.isArray(terms) ? terms : []).map(({ key, ...how }: Values) => {
    const words = inWords(how);
    return words === '' ? String(key) : `${key} (${words})`;
  });
  const graph = isValues(properties) ? Object.entries(properties) : [];
  return {
    ...rest,
    parent_page: typeof parent === 'number' ? (pages.get(parent) ?? `#${parent}`) : null,
    terms: drawn,
    ...Object.fromEntries(
      graph.map(([name, value]) => [name === 'target' ? 'graph_target' : name, inWords(value)]),
    ),
  };
}

/** Of a target, a group or a page, names in the places of ids. */
function named(row: EntryRow, values: unknown, { users, groups, pages }: Names): unknown {
  if (!isValues(values)) return values;
  if (row.event === 'page_changed') return pageValues(values, pages);
  if (row.event !== 'target_changed') return values;
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

/** Figures that were changed by hand, from what to what; those of a closed month only become verified. */
function figureFields({ figures }: EntryRow, { terms }: Names, language: Language): ChangedField[] {
  if (figures === null || !FIGURE_ACTIONS.has(figures.action)) return [];
  return figures.first
    .map(([termId, month, before, , after]) => {
      const naming = terms.get(termId);
      const write = (value: number | null) =>
        value === null
          ? null
          : naming
            ? formatWithUnit(value, valueFormat(naming, language))
            : formatNumber(value, { locale: language });
      const title = naming ? localized(language, naming.title, naming.titleFi) : `#${termId}`;
      return {
        field: `${title} ${formatMonth(month, 'MM/YYYY')}`,
        before: write(before),
        after: write(after),
      };
    })
    .filter((figure) => figure.before !== figure.after);
}

function subjectOf(row: EntryRow, { users }: Names, language: Language): string {
  const { event, detail } = row;
  if (event.startsWith('person_')) return users.get(Number(detail.person)) ?? '';
  const changed = isValues(detail.after) ? detail.after : detail.before;
  if (isValues(changed) && 'name' in changed)
    return localized(language, String(changed.name), asText(changed.name_fi));
  if (changeOf(row) && isValues(changed))
    return localized(language, String(changed.title ?? ''), asText(changed.title_fi));
  if (typeof detail.name === 'string') return detail.name;
  // Older entries do not name the token.
  return event === 'access_token_revoked' ? `#${detail.token}` : '';
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

/** Ids of the terms whose figures entries tell. */
const termIdsIn = (rows: readonly EntryRow[]): number[] => [
  ...new Set(rows.flatMap(({ figures }) => (figures?.first ?? []).map(([termId]) => termId))),
];

/** What was changed in an organisation, by whom and when. */
export function createHistoryService(keepers: Keepers) {
  return {
    /** @throws FieldError if what was changed has been changed since, or cannot be written as it was; NotFoundError */
    async undo(editor: FigureEditor, id: number): Promise<void> {
      const [row] = await editor.inOrganization((tx) =>
        findEntries(tx, editor.organization.id, { events: ALL_EVENTS, id }, 1),
      );
      if (!row || !isReversible(row)) throw new NotFoundError();
      if (row.isSuperseded) throw nonFieldError('changed_since');
      await undoEntry(keepers, editor, row);
    },

    async list(request: RequestContext, { kind, user: userId, about, before }: ListQuery) {
      const { organization, language } = request;
      const filter = {
        events: kind === undefined ? ALL_EVENTS : EVENTS[kind],
        userId,
        about,
        before,
      };
      return request.inOrganization(async (tx) => {
        const rows = await findEntries(tx, organization.id, filter, HISTORY_PER_PAGE);
        const titles = await findGroupTitles(tx, organization.id);
        const pages = await findPageTitles(tx, organization.id);
        const names: Names = {
          users: await findNames(tx, userIdsIn(rows)),
          groups: new Map(
            titles.map(({ id, title, titleFi }) => [id, localized(language, title, titleFi)]),
          ),
          terms: new Map(
            (await findTermNaming(tx, organization.id, termIdsIn(rows))).map((term) => [
              term.id,
              term,
            ]),
          ),
          pages: new Map(
            pages.map(({ id, title, titleFi }) => [id, localized(language, title, titleFi)]),
          ),
        };
        const results = rows.map((row): HistoryEntry => {
          const { detail, author, figures } = row;
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
            access_token: asText(detail.access_token),
            event: changeOf(row) ?? (row.event as HistoryEvent),
            about: figures ? null : row.about,
            subject: subjectOf(row, names, language),
            fields: figures
              ? figureFields(row, names, language)
              : differences(named(row, detail.before, names), named(row, after, names)).filter(
                  ({ after: now }) => now !== 'false' || row.event !== 'person_invited',
                ),
            figures: typeof detail.figures === 'number' ? detail.figures : null,
            months: figures && [formatMonth(figures.firstMonth), formatMonth(figures.lastMonth)],
            reason: figures?.reason ?? null,
            undoable:
              isReversible(row) && !row.isSuperseded && !figures?.undoneById && !figures?.isTurned,
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
