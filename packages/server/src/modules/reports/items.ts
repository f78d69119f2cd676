import type {
  Contract,
  EndpointRequest,
  ReportDataMap,
  ReportGraph,
  ReportItemType,
  ReportTheme,
} from '@tavoite/model';
import { checkText } from '../../domain/formatted-text.js';
import { type List, listAnswer } from '../../json/list-answer.js';
import { FieldError, NotFoundError, nonFieldError } from '../../messages/errors.js';
import { ItemError } from '../../render/items/item-error.js';
import type { ReportFoundation, ReportRequest, Writing } from './context.js';
import { dataMapAnswer, graphAnswer } from './item-answers.js';
import {
  deleteFiles,
  deleteItem,
  filesOf,
  findItem,
  findItems,
  findView,
  type ItemRow,
  insertItem,
  lockItems,
  setItem,
} from './item-queries.js';
import type { ReadItem } from './item-reading.js';
import type { Pictures } from './pictures.js';

type CreateGraph = EndpointRequest<Contract['createReportGraph']>['body'];
type CreateDataMap = EndpointRequest<Contract['createReportDataMap']>['body'];
type UpdateItem =
  | EndpointRequest<Contract['updateReportGraph']>['body']
  | EndpointRequest<Contract['updateReportDataMap']>['body'];

interface GivenPeriod {
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
  readonly closed_months?: number | null | undefined;
}

/** Text of a report or an item: none, or what would be shown whole. */
export function checkContent(content: string | undefined): void {
  if (content !== undefined && content !== '') checkText('content', content, { mayBeBlank: true });
}

/** Properties without what is undefined: it would be stored as nothing and read as missing. */
function given<T extends object>(properties: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(properties).filter(([, value]) => value !== undefined),
  ) as Partial<T>;
}

/** Dates win over the closed months that were stored, unless those are given, too. */
function changedPeriod({ start_date, closed_months }: GivenPeriod): GivenPeriod {
  return start_date !== undefined && closed_months === undefined ? { closed_months: null } : {};
}

/** Graphs and data maps that were saved while looking at them. */
export function createItems(
  { database, audit, files }: ReportFoundation,
  pictures: Pictures,
  readItem: ReadItem,
) {
  const linksFor = ({ organization, user }: ReportRequest) =>
    files.reportLinks(organization.id, user.id);

  async function existing(
    { tx }: Pick<Writing, 'tx'>,
    { organization }: ReportRequest,
    kind: ReportItemType,
    id: number,
  ): Promise<ItemRow> {
    const row = await findItem(tx, organization.id, kind, id);
    if (!row) throw new NotFoundError();
    return row;
  }

  /** Runs the work in one transaction; afterwards pictures are drawn, and files removed that it names. */
  async function write(
    request: ReportRequest,
    kind: ReportItemType,
    work: (writing: Writing) => Promise<{ id: number; removed: readonly string[] }>,
  ): Promise<ItemRow> {
    const { organization } = request;
    const { row, removed } = await database.withOrganization(
      organization.id,
      async (tx, client) => {
        const done = await work({ tx, client });
        return { row: await existing({ tx }, request, kind, done.id), removed: done.removed };
      },
    );
    pictures.wake();
    // What cannot be removed now the sweep removes.
    await files.remove(organization.id, removed).catch(() => undefined);
    return row;
  }

  function record(
    { tx }: Writing,
    { organization, user }: ReportRequest,
    event: 'report_item_created' | 'report_item_edited' | 'report_item_deleted',
    detail: Record<string, unknown>,
  ) {
    return audit.record(event, { userId: user.id, organizationId: organization.id, detail }, tx);
  }

  async function create(
    request: ReportRequest,
    kind: ReportItemType,
    values: {
      content: string;
      properties: GivenPeriod & { readonly theme: ReportTheme };
      mapping?: number;
    },
  ): Promise<ItemRow> {
    const { organization, user } = request;
    checkContent(values.content);
    return write(request, kind, async (writing) => {
      const { tx } = writing;
      const view =
        values.mapping === undefined ? null : await findView(tx, organization.id, values.mapping);
      if (view === undefined) throw new FieldError({ mapping: ['unknown_view'] });
      const id = await insertItem(tx, {
        organizationId: organization.id,
        kind,
        content: values.content,
        properties: {
          title: '',
          start_date: '',
          end_date: '',
          closed_months: null,
          ...given(values.properties),
        },
        authorId: user.id,
        ...(values.mapping !== undefined && { mappingId: values.mapping, ...view }),
      });
      const removed = await pictures.queue(writing, organization, [id], { isForced: true });
      await record(writing, request, 'report_item_created', { id, kind });
      return { id, removed };
    });
  }

  async function update(
    request: ReportRequest,
    kind: ReportItemType,
    id: number,
    { content, properties }: UpdateItem,
  ): Promise<ItemRow> {
    const { organization } = request;
    checkContent(content);
    return write(request, kind, async (writing) => {
      const { tx } = writing;
      await lockItems(tx, organization.id, [id]);
      const row = await existing(writing, request, kind, id);
      if (content !== undefined) await setItem(tx, organization.id, id, { content });
      let removed: string[] = [];
      if (properties !== undefined) {
        await setItem(tx, organization.id, id, {
          properties: { ...row.properties, ...changedPeriod(properties), ...given(properties) },
        });
        removed = await pictures.queue(writing, organization, [id], { isForced: true });
      }
      await record(writing, request, 'report_item_edited', { id });
      return { id, removed };
    });
  }

  function refresh(
    request: ReportRequest,
    kind: ReportItemType,
    id: number,
    theme: ReportTheme | undefined,
  ): Promise<ItemRow> {
    const { organization } = request;
    return write(request, kind, async (writing) => {
      await existing(writing, request, kind, id);
      return { id, removed: await pictures.queue(writing, organization, [id], { theme }) };
    });
  }

  async function remove(request: ReportRequest, kind: ReportItemType, id: number): Promise<void> {
    const { organization } = request;
    const removed = await database.withOrganization(organization.id, async (tx, client) => {
      await lockItems(tx, organization.id, [id]);
      const row = await existing({ tx }, request, kind, id);
      await deleteItem(tx, organization.id, id);
      await record({ tx, client }, request, 'report_item_deleted', { id, kind });
      return deleteFiles(tx, organization.id, filesOf(row));
    });
    await files.remove(organization.id, removed).catch(() => undefined);
  }

  const list = (request: ReportRequest, kind: ReportItemType) =>
    request.inOrganization((tx) => findItems(tx, request.organization.id, kind));
  const get = (request: ReportRequest, kind: ReportItemType, id: number) =>
    request.inOrganization((tx) => existing({ tx }, request, kind, id));

  /** A graph as it is now, in plain sentences. @throws FieldError where it shows nothing any more */
  async function sentence(request: ReportRequest, id: number): Promise<{ sentence: string }> {
    const { organization, language } = request;
    const row = await get(request, 'graph', id);
    try {
      const item = await readItem(organization, language, row);
      return { sentence: item.kind === 'graph' ? item.sentence : '' };
    } catch (error) {
      throw error instanceof ItemError ? nonFieldError(error.reason) : error;
    }
  }

  /** The calls of one kind. */
  function callsOf<Answer, Create extends Parameters<typeof create>[2]>(
    kind: ReportItemType,
    answerOf: (row: ItemRow, request: ReportRequest, linkOf: (fileId: number) => string) => Answer,
  ) {
    const answer = async (request: ReportRequest, row: ItemRow) =>
      answerOf(row, request, await linksFor(request));
    return {
      async list(request: ReportRequest): Promise<List<Answer>> {
        const linkOf = await linksFor(request);
        const rows = await list(request, kind);
        return listAnswer(rows.map((row) => answerOf(row, request, linkOf)));
      },
      get: async (request: ReportRequest, id: number) =>
        answer(request, await get(request, kind, id)),
      create: async (request: ReportRequest, body: Create) =>
        answer(request, await create(request, kind, body)),
      update: async (request: ReportRequest, id: number, body: UpdateItem) =>
        answer(request, await update(request, kind, id, body)),
      refresh: async (request: ReportRequest, id: number, theme: ReportTheme | undefined) =>
        answer(request, await refresh(request, kind, id, theme)),
      remove: (request: ReportRequest, id: number) => remove(request, kind, id),
    };
  }

  return {
    graphs: callsOf<ReportGraph, CreateGraph>('graph', graphAnswer),
    sentence,
    dataMaps: callsOf<ReportDataMap, CreateDataMap>('data-map', dataMapAnswer),
  };
}
