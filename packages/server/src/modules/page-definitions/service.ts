import type {
  Contract,
  EndpointRequest,
  Language,
  PageDefinition,
  PageFields,
} from '@tavoite/model';
import type { Audit } from '../../auth/audit.js';
import { bumpDataVersion } from '../../db/data-versions.js';
import type { Queries } from '../../db/database.js';
import type { FigureEditor } from '../../domain/figure-writing.js';
import { freeKey } from '../../domain/free-key.js';
import { mustBe } from '../../domain/must-be.js';
import type { RequestContext } from '../../domain/request-context.js';
import { FieldError, NotFoundError, nonFieldError, StaleError } from '../../messages/errors.js';
import { localized, translate } from '../../messages/texts.js';
import type { SeriesStore } from '../../series-store/series-store.js';
import { lockFigures } from '../../series-store/write-months.js';
import {
  countComments,
  countReportGraphs,
  insertPage,
  readLinks,
  readPages,
  removePage,
  renameInTargets,
  updatePage,
} from './queries.js';
import { judgePage } from './rules.js';

type PageChange = EndpointRequest<Contract['changePage']>['body'];
type NewOrder = EndpointRequest<Contract['orderPages']>['body'];

/** Of what uses a page, so many are named. */
const USERS_NAMED = 5;

/** @throws NotFoundError */
function found(pages: readonly PageDefinition[], id: number): PageDefinition {
  const page = pages.find((each) => each.id === id);
  if (page === undefined) throw new NotFoundError();
  return page;
}

function fieldsOf({ id: _, ...fields }: PageDefinition): PageFields {
  return fields;
}

const nameOf = (page: PageDefinition, language: Language): string =>
  localized(language, page.title, page.title_fi);

const sorted = (ids: readonly number[]): string => [...ids].sort((a, b) => a - b).join();

/** Pages as they are written: who keeps them adds, orders, changes and deletes them here. */
export function createPageDefinitionService(store: SeriesStore, audit: Audit) {
  /** Runs `work` while no one else writes the organisation's pages, terms or figures. */
  function writing<T>(
    editor: FigureEditor,
    work: (tx: Queries, pages: readonly PageDefinition[]) => Promise<T>,
  ): Promise<T> {
    const { id } = editor.organization;
    return editor.inOrganization(async (tx) => {
      await lockFigures(tx, id);
      const result = await work(tx, await readPages(tx, id));
      await bumpDataVersion(tx, id);
      return result;
    });
  }

  async function note(
    tx: Queries,
    { user, organization }: FigureEditor,
    page: number,
    before: PageFields | null,
    after: PageFields | null,
  ): Promise<void> {
    const who = { userId: user.id, organizationId: organization.id };
    await audit.record('page_changed', { ...who, detail: { page, before, after } }, tx);
  }

  /** @throws FieldError */
  async function refuse(
    { organization }: RequestContext,
    fields: PageFields,
    before: PageDefinition | undefined,
    pages: readonly PageDefinition[],
  ): Promise<void> {
    const series = await store.of(organization);
    const onPage = new Set(before?.terms.map(({ key }) => key));
    // A term that has gone since stays until its keeper takes it off the page.
    const isTerm = (key: string) => onPage.has(key) || series.term(key) !== undefined;
    const problems = judgePage(fields, before, pages, isTerm);
    if (Object.keys(problems).length > 0) throw new FieldError(problems);
  }

  /** Pages and targets name a page by its title: they follow a new one. */
  async function renameEverywhere(
    tx: Queries,
    editor: FigureEditor,
    pages: readonly PageDefinition[],
    before: PageDefinition,
    title: string,
  ): Promise<void> {
    const organizationId = editor.organization.id;
    await renameInTargets(tx, organizationId, before.title, title);
    for (const page of pages) {
      const related = page.properties.related_pages;
      if (page === before || !related?.includes(before.title)) continue;
      const renamed = related.map((each) => (each === before.title ? title : each));
      const after = {
        ...fieldsOf(page),
        properties: { ...page.properties, related_pages: renamed },
      };
      await updatePage(tx, organizationId, page.id, after);
    }
  }

  /** What would break without a page, in words. */
  async function usersOf(
    tx: Queries,
    { organization, language }: FigureEditor,
    pages: readonly PageDefinition[],
    page: PageDefinition,
  ): Promise<string[]> {
    const titles = [page.title, page.title_fi];
    const others = pages.filter(
      ({ id, parent, properties }) =>
        id !== page.id &&
        (parent === page.id ||
          properties.related_pages?.some((title) => titles.includes(title)) === true),
    );
    const links = await readLinks(tx, organization.id);
    const graphs = await countReportGraphs(tx, organization.id, page.id);
    return [
      ...others.map((other) => nameOf(other, language)),
      ...links
        .filter(({ link }) => titles.includes(link))
        .map(({ title, titleFi }) => localized(language, title, titleFi)),
      ...(graphs > 0 ? [translate(language, 'page_report_graphs')] : []),
    ];
  }

  return {
    list: ({ organization, inOrganization }: RequestContext): Promise<PageDefinition[]> =>
      inOrganization((tx) => readPages(tx, organization.id)),

    /** @throws FieldError */
    create: (editor: FigureEditor, typed: PageFields): Promise<PageDefinition> =>
      writing(editor, async (tx, pages) => {
        await refuse(editor, typed, undefined, pages);
        const taken = new Set(pages.map(({ key }) => key));
        const fields = { ...typed, key: freeKey(typed.key, typed.title, taken, 'page') };
        const id = await insertPage(tx, editor.organization.id, fields);
        await note(tx, editor, id, null, fields);
        return { ...fields, id };
      }),

    /** @throws FieldError; StaleError if the page is no longer what the caller saw */
    change: (editor: FigureEditor, id: number, { was, ...typed }: PageChange) =>
      writing(editor, async (tx, pages): Promise<PageDefinition> => {
        const now = found(pages, id);
        mustBe(now, was);
        await refuse(editor, typed, now, pages);
        const fields = { ...typed, key: now.key };
        await updatePage(tx, editor.organization.id, id, fields);
        if (fields.title !== now.title)
          await renameEverywhere(tx, editor, pages, now, fields.title);
        await note(tx, editor, id, fieldsOf(now), fields);
        return { ...fields, id };
      }),

    /** @throws FieldError while something uses the page, and while it has comments */
    delete: (editor: FigureEditor, id: number): Promise<void> =>
      writing(editor, async (tx, pages) => {
        const now = found(pages, id);
        const organizationId = editor.organization.id;
        const users = await usersOf(tx, editor, pages, now);
        if (users.length > 0) {
          const named = users.slice(0, USERS_NAMED);
          if (users.length > USERS_NAMED) named.push('…');
          throw nonFieldError({ key: 'page_in_use', values: { users: named.join(', ') } });
        }
        if ((await countComments(tx, organizationId, id)) > 0)
          throw nonFieldError('page_with_comments');
        await removePage(tx, organizationId, id);
        await note(tx, editor, id, fieldsOf(now), null);
      }),

    /** @throws FieldError; NotFoundError; StaleError if the order is no longer what the caller saw */
    order: (editor: FigureEditor, { ids, was }: NewOrder): Promise<void> =>
      writing(editor, async (tx, pages) => {
        const { parent } = found(pages, was[0] ?? 0);
        const siblings = pages.filter((page) => page.parent === parent);
        if (siblings.map(({ id }) => id).join() !== was.join()) throw new StaleError({ pages });
        if (sorted(ids) !== sorted(was)) throw new FieldError({ ids: ['unknown_pages'] });
        for (const [index, id] of ids.entries()) {
          const page = found(siblings, id);
          if (page.ordering === index + 1) continue;
          const before = fieldsOf(page);
          const after = { ...before, ordering: index + 1 };
          await updatePage(tx, editor.organization.id, id, after);
          await note(tx, editor, id, before, after);
        }
      }),
  };
}

export type PageDefinitionService = ReturnType<typeof createPageDefinitionService>;
