import {
  ANSWERABLE_MONTHS,
  type Contract,
  containsRange,
  currentMonth,
  type EndpointRequest,
  type FiguresChanged,
  formatMonth,
  type MonthCheck,
  type MonthNumber,
  monthsOfDates,
  parseMonth,
  type StoredFigure,
} from '@tavoite/model';
import type { Audit } from '../../auth/audit.js';
import type { Queries } from '../../db/database.js';
import {
  type FigureEdit,
  type FigureEditor,
  figuresOf,
  isSameFigure,
  type ReadFigure,
  writeFigures,
} from '../../domain/figure-writing.js';
import type { RequestContext } from '../../domain/request-context.js';
import { fileErrors } from '../../files/errors.js';
import { roundValue } from '../../json/json-bytes.js';
import type { JsonText } from '../../json/json-text.js';
import {
  FieldError,
  type Message,
  NotFoundError,
  nonFieldError,
  StaleError,
} from '../../messages/errors.js';
import { sentenceOf } from '../../messages/sentence.js';
import type { OrganizationSeries, SeriesTerm } from '../../series/index.js';
import type { SeriesStore } from '../../series-store/series-store.js';
import type { WebhookEvents } from '../../webhooks/events.js';
import { changedAnswer } from './changed.js';
import { type FigureUpload, receiveFigureFile } from './figure-file.js';
import { checkMonthOf } from './month-check.js';
import { enteredTerms, isEntered, sheetOf } from './sheet.js';

type SheetQuery = EndpointRequest<Contract['getFigureSheet']>['query'];
type ChangeBody = EndpointRequest<Contract['changeFigures']>['body'];
type Cell = ChangeBody['cells'][number];

/** Faults that a refusal names; a preview names all of them. */
const FAULTS_NAMED = 10;

/** A cell that can be written. */
interface Wish {
  readonly term: SeriesTerm;
  readonly month: MonthNumber;
  readonly cell: Cell;
}

interface Plan {
  readonly edits: readonly FigureEdit[];
}

function monthOf(text: string): MonthNumber {
  const month = parseMonth(text);
  if (month === null || !containsRange(ANSWERABLE_MONTHS, { start: month, end: month }))
    throw new NotFoundError();
  return month;
}

/** Sorts cells into those that can be written, and what is wrong with the others by place. */
function readCells(series: OrganizationSeries, cells: readonly Cell[]) {
  const wishes: Wish[] = [];
  const faults = new Map<number, Message>();
  const seen = new Set<string>();
  for (const [index, cell] of cells.entries()) {
    const fault = (key: 'figure_of_unknown_term' | 'figure_is_computed' | 'figure_given_twice') =>
      faults.set(index, { key, values: { term: cell.key, month: cell.month } });
    const term = series.term(cell.key);
    const month = parseMonth(cell.month);
    const place = `${cell.month} ${cell.key}`;
    if (month === null || !containsRange(ANSWERABLE_MONTHS, { start: month, end: month }))
      faults.set(index, 'date_out_of_range');
    else if (term === undefined) fault('figure_of_unknown_term');
    else if (!isEntered(term)) fault('figure_is_computed');
    else if (seen.has(place)) fault('figure_given_twice');
    else wishes.push({ term, month, cell });
    seen.add(place);
  }
  return { wishes, faults };
}

function wantedFigure({ value, verified }: Cell, before: StoredFigure): StoredFigure {
  return value === null
    ? { value: null, verified: false }
    : { value: roundValue(value), verified: verified ?? before.verified };
}

/** @throws StaleError where a figure is no longer what the caller saw */
function planOf(wishes: readonly Wish[], stored: ReadFigure): Plan {
  const edits: FigureEdit[] = [];
  const conflicts: object[] = [];
  for (const { term, month, cell } of wishes) {
    const before = stored(term.row.id, month);
    const after = wantedFigure(cell, before);
    if (isSameFigure(before, after)) continue;
    if (cell.was && !isSameFigure(before, cell.was))
      conflicts.push({ key: cell.key, month: cell.month, ...before });
    edits.push({ termId: term.row.id, month, before, after });
  }
  if (conflicts.length > 0) throw new StaleError(conflicts);
  return { edits };
}

const needsReason = ({ edits }: Plan): boolean => edits.some(({ before }) => before.verified);

/** The figures that are entered: reading, writing, and closing their months. */
export function createFigureSheetService({
  series: store,
  audit,
  webhookEvents,
}: {
  readonly series: SeriesStore;
  readonly audit: Audit;
  readonly webhookEvents: WebhookEvents;
}) {
  const answer = (
    series: OrganizationSeries,
    { language }: RequestContext,
    plan: Plan,
    rest: Pick<FiguresChanged, 'change'> & Partial<FiguresChanged>,
    maxEdits?: number,
  ) => {
    const said = { needs_reason: needsReason(plan), problems: [], ...rest };
    return changedAnswer(series, language, plan.edits, said, maxEdits);
  };

  /** Verifies the figures of a month, or makes estimates of them. */
  async function setVerified(
    editor: FigureEditor,
    month: MonthNumber,
    verified: boolean,
    reason?: string,
  ): Promise<JsonText<FiguresChanged>> {
    const series = await store.of(editor.organization);
    const terms = enteredTerms(series);
    const note = { action: verified ? 'closed' : 'reopened', reason } as const;
    const planned = async (tx: Queries) => {
      const ids = terms.map(({ row }) => row.id);
      const stored = await figuresOf(tx, editor.organization.id, ids);
      const edits = ids.flatMap((termId): FigureEdit[] => {
        const before = stored(termId, month);
        if (before.value === null || before.verified === verified) return [];
        return [{ termId, month, before, after: { ...before, verified } }];
      });
      return { edits };
    };
    const tell = async (tx: Queries, { edits }: Plan, change: number) => {
      if (!verified) return;
      const { id, username, fullName } = editor.user;
      await webhookEvents.tell(tx, editor.organization.id, 'month.closed', {
        month: formatMonth(month),
        change,
        figures: edits.length,
        user: { id, username, full_name: fullName },
      });
    };
    const { plan, changeId } = await writeFigures(audit, editor, note, planned, tell);
    if (changeId === null) throw nonFieldError(verified ? 'nothing_to_close' : 'nothing_to_reopen');
    return answer(series, editor, plan, { change: changeId, needs_reason: false });
  }

  return {
    async sheet({ organization, language, reserve }: RequestContext, query: SheetQuery) {
      const terms = enteredTerms(await store.of(organization));
      const range = monthsOfDates(query);
      await reserve(terms.length * (range.end - range.start + 1));
      return store.answer(organization, ['figures', language, range], (series) =>
        sheetOf(enteredTerms(series), range, language),
      );
    },

    /** @throws FieldError for what cannot be written, and for a missing reason; StaleError */
    async change(editor: FigureEditor, body: ChangeBody): Promise<JsonText<FiguresChanged>> {
      const series = await store.of(editor.organization);
      const { wishes, faults } = readCells(series, body.cells);
      const ids = wishes.map(({ term }) => term.row.id);
      const plan = async (tx: Queries) =>
        planOf(wishes, await figuresOf(tx, editor.organization.id, ids));
      if (body.dry_run) {
        const planned = await editor.inOrganization(plan);
        const problems = [...faults].map(([cell, message]) => ({
          cell,
          message: sentenceOf(editor.language, message),
        }));
        return answer(series, editor, planned, { change: null, problems }, body.max_edits);
      }
      if (faults.size > 0)
        throw new FieldError({ cells: [...faults.values()].slice(0, FAULTS_NAMED) });
      const note = { action: 'changed', reason: body.reason } as const;
      const { plan: written, changeId } = await writeFigures(audit, editor, note, async (tx) => {
        const planned = await plan(tx);
        if (needsReason(planned) && !body.reason)
          throw new FieldError({ reason: ['reason_required'] });
        return planned;
      });
      return answer(series, editor, written, { change: changeId }, body.max_edits);
    },

    /** @throws FieldError unless exactly one file is sent */
    async readFile(request: RequestContext, upload: FigureUpload | null) {
      if (upload === null) throw fileErrors.missing();
      const series = await store.of(request.organization);
      return receiveFigureFile(series, request, upload);
    },

    async checkMonth(request: RequestContext, text: string): Promise<MonthCheck> {
      const month = monthOf(text);
      const series = await store.of(request.organization);
      const now = currentMonth(request.organization.timeZone);
      return checkMonthOf(series, month, now, request.language);
    },

    async closeMonth(editor: FigureEditor, text: string): Promise<JsonText<FiguresChanged>> {
      const month = monthOf(text);
      if (month >= currentMonth(editor.organization.timeZone))
        throw nonFieldError('month_not_over');
      return setVerified(editor, month, true);
    },

    reopenMonth: async (editor: FigureEditor, text: string, reason: string) =>
      setVerified(editor, monthOf(text), false, reason),
  };
}

export type FigureSheetService = ReturnType<typeof createFigureSheetService>;
