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
} from '@tavoite/model';
import type { AuditEvent } from '../../auth/audit.js';
import type { RequestContext } from '../../domain/request-context.js';
import { localized } from '../../messages/texts.js';
import { countEntries, type EntryRow, findEntries, findNames } from './queries.js';

type ListQuery = EndpointRequest<Contract['listHistory']>['query'];
type Values = Readonly<Record<string, unknown>>;

/** Events of the audit log that a manager of the organisation sees. */
const EVENTS: Readonly<Record<HistoryKind, readonly AuditEvent[]>> = {
  figures: ['figures_changed'],
  terms: ['term_changed'],
  people: ['person_invited', 'person_changed', 'person_removed'],
  access: ['access_token_created', 'access_token_revoked'],
};

/** Of a term, what says nothing by itself. */
const LEFT_OUT = new Set(['id', 'has_figures']);

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

function eventOf({ event, detail }: EntryRow): HistoryEvent {
  if (event !== 'term_changed') return event as HistoryEvent;
  if (!isValues(detail.before)) return 'term_added';
  return isValues(detail.after) ? 'term_changed' : 'term_deleted';
}

function subjectOf(
  { event, detail }: EntryRow,
  names: ReadonlyMap<number, string>,
  language: Language,
): string {
  if (event.startsWith('person_')) return names.get(Number(detail.person)) ?? '';
  const term = isValues(detail.after) ? detail.after : detail.before;
  if (event === 'term_changed' && isValues(term))
    return localized(language, String(term.title ?? ''), asText(term.title_fi));
  return typeof detail.name === 'string' ? detail.name : '';
}

/** What was changed in an organisation, by whom and when. */
export function createHistoryService() {
  return {
    async list(request: RequestContext, { kind, user: userId, before }: ListQuery) {
      const { organization, language } = request;
      const filter = {
        events: kind === undefined ? Object.values(EVENTS).flat() : EVENTS[kind],
        userId,
        before,
      };
      return request.inOrganization(async (tx) => {
        const rows = await findEntries(tx, organization.id, filter, HISTORY_PER_PAGE);
        const people = rows.map(({ detail }) => Number(detail.person)).filter(Number.isInteger);
        const names = await findNames(tx, people);
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
            event: eventOf(row),
            subject: subjectOf(row, names, language),
            fields: differences(detail.before, after).filter(
              ({ after: now }) => now !== 'false' || row.event !== 'person_invited',
            ),
            figures: typeof detail.figures === 'number' ? detail.figures : null,
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
