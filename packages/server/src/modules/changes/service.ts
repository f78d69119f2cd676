import {
  CHANGES_PER_PAGE,
  type Change,
  type ChangeWithEdits,
  type Contract,
  type EndpointRequest,
  formatMonth,
  momentInTimeZone,
} from '@tavoite/model';
import type { Audit } from '../../auth/audit.js';
import type { Queries } from '../../db/database.js';
import type { ChangedFigure } from '../../db/schema/index.js';
import {
  type FigureEdit,
  type FigureEditor,
  figuresOf,
  isSameFigure,
  writeFigures,
} from '../../domain/figure-writing.js';
import type { RequestContext } from '../../domain/request-context.js';
import { titleIn } from '../../domain/titles.js';
import { NotFoundError, nonFieldError, StaleError } from '../../messages/errors.js';
import type { OrganizationSeries } from '../../series/index.js';
import type { SeriesStore } from '../../series-store/series-store.js';
import { type ChangeRow, countChanges, findChange, findChanges } from './queries.js';

type ListQuery = EndpointRequest<Contract['listChanges']>['query'];

/** Titles that an entry of the list names. */
const TITLES_NAMED = 3;
/** Figures that one entry shows. */
const FIGURES_SHOWN = 1000;

const editOf = ([
  termId,
  month,
  value,
  verified,
  newValue,
  newVerified,
]: ChangedFigure): FigureEdit => ({
  termId,
  month,
  before: { value, verified },
  after: { value: newValue, verified: newVerified },
});

const reversed = ({ before, after, ...place }: FigureEdit): FigureEdit => ({
  ...place,
  before: after,
  after: before,
});

/** The history of figures. */
export function createChangeService(store: SeriesStore, audit: Audit) {
  function answer(series: OrganizationSeries, request: RequestContext, row: ChangeRow): Change {
    const named = row.termIds.slice(0, TITLES_NAMED).map((id) => series.termById(id));
    return {
      id: row.id,
      at: momentInTimeZone(row.at, request.organization.timeZone),
      user: row.author && {
        id: row.author.id,
        username: row.author.username,
        full_name: row.author.fullName,
      },
      action: row.action,
      titles: named.flatMap((term) => (term ? [titleIn(request.language, term.row)] : [])),
      terms: row.termIds.length,
      figures: row.figureCount,
      first_month: formatMonth(row.firstMonth),
      last_month: formatMonth(row.lastMonth),
      reason: row.reason,
      undoes: row.undoesId,
      undone_by: row.undoneById,
    };
  }

  async function existing(tx: Queries, { organization }: RequestContext, id: number) {
    const row = await findChange(tx, organization.id, id);
    if (row === undefined) throw new NotFoundError();
    return row;
  }

  return {
    async list(request: RequestContext, { term: key, user: userId, before }: ListQuery) {
      const series = await store.of(request.organization);
      const term = key === undefined ? undefined : series.term(key);
      if (key !== undefined && term === undefined)
        return { count: 0, next: null, previous: null, results: [] };
      const filter = { termId: term?.row.id, userId, before };
      const { id } = request.organization;
      return request.inOrganization(async (tx) => {
        const rows = await findChanges(tx, id, filter, CHANGES_PER_PAGE);
        const results = rows.map((row) => answer(series, request, row));
        return { count: await countChanges(tx, id, filter), next: null, previous: null, results };
      });
    },

    async get(request: RequestContext, id: number): Promise<ChangeWithEdits> {
      const series = await store.of(request.organization);
      const row = await request.inOrganization((tx) => existing(tx, request, id));
      const edits = row.figures.slice(0, FIGURES_SHOWN).flatMap((figure) => {
        const { termId, month, before, after } = editOf(figure);
        const term = series.termById(termId);
        if (term === undefined) return [];
        const title = titleIn(request.language, term.row);
        return [{ key: term.row.key, title, month: formatMonth(month), before, after }];
      });
      return { ...answer(series, request, row), edits };
    },

    /** @throws StaleError if one of the figures has been changed since; FieldError if it was undone */
    async undo(editor: FigureEditor, id: number): Promise<Change> {
      const organizationId = editor.organization.id;
      const series = await store.of(editor.organization);
      const note = { action: 'undone', undoesId: id } as const;
      const { changeId } = await writeFigures(audit, editor, note, async (tx) => {
        const row = await existing(tx, editor, id);
        if (row.undoneById !== null) throw nonFieldError('already_undone');
        const edits = row.figures.map((figure) => reversed(editOf(figure)));
        const stored = await figuresOf(tx, organizationId, row.termIds);
        const changed = edits.filter(
          ({ termId, month, before }) => !isSameFigure(stored(termId, month), before),
        );
        if (changed.length > 0)
          throw new StaleError(
            changed.slice(0, FIGURES_SHOWN).map(({ termId, month }) => ({
              key: series.termById(termId)?.row.key ?? null,
              month: formatMonth(month),
              ...stored(termId, month),
            })),
          );
        return { edits };
      });
      if (changeId === null) throw new NotFoundError();
      return editor.inOrganization(async (tx) =>
        answer(series, editor, await existing(tx, editor, changeId)),
      );
    },
  };
}

export type ChangeService = ReturnType<typeof createChangeService>;
