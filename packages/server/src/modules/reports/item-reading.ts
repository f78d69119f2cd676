import type { Language } from '@tavoite/model';
import { reportDataMapProperties, reportGraphProperties } from '@tavoite/model';
import type { ActiveOrganization } from '../../auth/signed-in.js';
import { ItemError } from '../../render/items/item-error.js';
import type { ReportItem } from '../../render/items/types.js';
import type { ReportFoundation } from './context.js';
import type { ItemRow } from './item-queries.js';

/** Reads what saved items show now, in a language, under their own names. Throws an ItemError where that is nothing. */
export type ReadItem = (
  organization: ActiveOrganization,
  language: Language,
  row: ItemRow,
) => Promise<ReportItem>;

/** An item under the name that it was given; under the one that it has by itself where there is none. */
const named = (item: ReportItem, title: string): ReportItem =>
  title === '' ? item : { ...item, title };

export function createReadItem({
  database,
  items: reader,
}: Pick<ReportFoundation, 'database' | 'items'>): ReadItem {
  return async (organization, language, row) => {
    const source = {
      organization,
      language,
      inOrganization: <T>(work: Parameters<typeof database.withOrganization<T>>[1]) =>
        database.withOrganization(organization.id, work),
    };
    if (row.kind === 'data-map') {
      const properties = reportDataMapProperties.parse(row.properties);
      return named(await reader.readDataMapItem(source, { properties }), properties.title);
    }
    if (row.mappingId === null) throw new ItemError('report_view_gone');
    const properties = reportGraphProperties.parse(row.properties);
    const item = await reader.readGraphItem(source, { mapping: row.mappingId, properties });
    return named(item, properties.title);
  };
}
