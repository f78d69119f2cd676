import type { Language } from '@tavoite/model';
import { reportDataMapProperties, reportGraphProperties } from '@tavoite/model';
import type { ActiveOrganization } from '../../auth/signed-in.js';
import { ItemError } from '../../render/items/item-error.js';
import type { ReportItem } from '../../render/items/types.js';
import type { ReportFoundation } from './context.js';
import type { ItemRow } from './item-queries.js';

/** Reads what saved items show now, in a language. Throws an ItemError where that is nothing. */
export type ReadItem = (
  organization: ActiveOrganization,
  language: Language,
  row: ItemRow,
) => Promise<ReportItem>;

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
      return reader.readDataMapItem(source, { properties });
    }
    if (row.mappingId === null) throw new ItemError('report_view_gone');
    const properties = reportGraphProperties.parse(row.properties);
    return reader.readGraphItem(source, { mapping: row.mappingId, properties });
  };
}
