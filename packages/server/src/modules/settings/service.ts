import { type Language, type Mapping, type Settings, viewKey } from '@tavoite/model';
import type { ActiveOrganization } from '../../auth/signed-in.js';
import type { Database } from '../../db/database.js';
import { cacheByVersion } from '../../db/version-cache.js';
import { selectColorPairs } from '../../domain/color-pairs.js';
import { drawingOf } from '../../domain/mappings.js';
import type { RequestContext } from '../../domain/request-context.js';
import { localized } from '../../messages/texts.js';
import { findMappings, findSettings, type MappingRow } from './queries.js';

/** The view titles of the language by those of either language: pages refer to each other by title. */
function titlesIn(language: Language, rows: readonly MappingRow[]): Map<string, string> {
  const titles = new Map<string, string>();
  for (const { viewTitle, viewTitleFi } of rows) {
    const title = localized(language, viewTitle, viewTitleFi);
    titles.set(viewTitle, title);
    if (viewTitleFi) titles.set(viewTitleFi, title);
  }
  return titles;
}

function buildMappings(rows: readonly MappingRow[], language: Language): Mapping[] {
  const titles = titlesIn(language, rows);
  const nodes = new Map<number, Mapping>();
  for (const row of rows) {
    const { properties, ...drawing } = drawingOf(row);
    nodes.set(row.id, {
      id: row.id,
      view_title: localized(language, row.viewTitle, row.viewTitleFi),
      view_titles: {
        en: localized('en', row.viewTitle, row.viewTitleFi),
        fi: localized('fi', row.viewTitle, row.viewTitleFi),
      },
      view_icon: row.viewIcon,
      redirect: row.redirect,
      children: [],
      ...drawing,
      properties: {
        ...properties,
        ...(properties.related_pages && {
          related_pages: properties.related_pages.map((title) => titles.get(title) ?? title),
        }),
      },
    });
  }
  const roots: Mapping[] = [];
  for (const { id, parentId } of rows) {
    const node = nodes.get(id);
    if (!node) continue;
    const siblings = parentId === null ? roots : nodes.get(parentId)?.children;
    (siblings ?? roots).push(node);
  }
  return roots;
}

/** Menu order: what the settings say, else the mapping's own. */
function additionalInformation(
  rows: readonly MappingRow[],
  stored: Settings['additional_information'],
): Settings['additional_information'] {
  const information = { ...stored };
  for (const { id, sortOrder } of rows) {
    if (sortOrder === null || information[id]?.sort_order !== undefined) continue;
    information[id] = { ...information[id], sort_order: sortOrder };
  }
  return information;
}

export function createSettingsService(database: Database) {
  const stored = cacheByVersion(({ id }: ActiveOrganization) =>
    database.withOrganization(id, async (tx) => ({
      rows: await findMappings(tx, id),
      settings: await findSettings(tx, id),
    })),
  );
  return {
    /** The mappings, restricted views and menu order of an organisation in a language. */
    async read(organization: ActiveOrganization, language: Language): Promise<Settings> {
      const { rows, settings } = await stored(organization);
      return {
        organization: organization.id,
        mappings: buildMappings(rows, language),
        restricted_views: viewKey.options.filter((view) =>
          settings?.restrictedViews.includes(view),
        ),
        additional_information: additionalInformation(rows, settings?.additionalInformation ?? {}),
      };
    },

    /** The pairs of colours that the organisation has named. */
    colorPairs: ({ inOrganization, organization }: RequestContext) =>
      inOrganization((tx) => selectColorPairs(tx, organization.id)),
  };
}

export type SettingsService = ReturnType<typeof createSettingsService>;
