import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageTables } from './message-tables.js';
import { reportTables } from './report-tables.js';
import { roadmapTables } from './roadmap-tables.js';
import type { Columns } from './table.js';
import * as tables from './tables.js';

/** The columns of the tables under each heading of the guide, and whether they are required. */
async function documented(): Promise<Map<string, Map<string, boolean>>> {
  const guide = await readFile(join(__dirname, '../../../../docs/import.md'), 'utf8');
  const files = new Map<string, Map<string, boolean>>();
  for (const section of guide.split(/^## /m)) {
    const file = section.slice(0, section.indexOf('\n'));
    if (!file.endsWith('.csv')) continue;
    const rows = [...section.matchAll(/^\| `(\w+)` +\| ([^|]*)\|/gm)];
    files.set(file, new Map(rows.map(([, name = '', kind = '']) => [name, /required/.test(kind)])));
  }
  return files;
}

function declared(columns: Columns): Map<string, boolean> {
  return new Map(Object.entries(columns).map(([name, { required }]) => [name, required]));
}

test('docs/import.md explains every column of every file, and no others', async () => {
  const files = await documented();
  expect([...files.keys()]).toEqual(tables.importFiles);
  for (const table of [
    tables.organizationsTable,
    tables.usersTable,
    tables.membershipsTable,
    tables.settingsTable,
    tables.objectivesTable,
    tables.colorPairsTable,
    tables.termsTable,
    tables.targetGroupsTable,
    tables.targetsTable,
    tables.mappingsTable,
    tables.mappingTermsTable,
    ...roadmapTables,
    ...messageTables,
    ...reportTables,
  ]) {
    expect({ file: table.file, columns: files.get(table.file) }).toEqual({
      file: table.file,
      columns: declared(table.columns),
    });
  }
  const data = new Map([...declared(tables.longDataColumns), ...declared(tables.wideDataColumns)]);
  expect(files.get(tables.DATA_FILE)).toEqual(data);
});
