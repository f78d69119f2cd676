import { chartPicture, literalTheme } from '@tavoite/charts';
import * as en from '@tavoite/charts/labels/en';
import * as fi from '@tavoite/charts/labels/fi';
import {
  type ChartDrawing,
  columnsByKey,
  type DrawnTerm,
  type GraphFigure,
  type GraphTarget,
  graphSeries,
  graphSpec,
  isMostlyActual,
  radarSpec,
} from '@tavoite/charts/mappedGraph';
import {
  contract,
  type DataColumns,
  type DataMapColumns,
  type Language,
  MAX_REPORT_MONTHS,
  MAX_REPORT_TERMS,
  type Mapping,
  monthNumber,
  type Term,
  verifiedFlags,
} from '@tavoite/model';
import { eq } from 'drizzle-orm';
import { renderToStaticMarkup } from 'react-dom/server';
import { changeFigures, type Figures, figuresFor, seedFigures } from '../../../test/figures.js';
import { itemSvg } from '../../../test/pictures.js';
import { useTestServer } from '../../../test/server.js';
import { mapping, organization } from '../../db/schema/index.js';
import { ItemError, type ItemSource } from './index.js';

const server = useTestServer();
const first = monthNumber(2025, 1);
const year = { start_date: '2025-01-01', end_date: '2025-12-31' };
const months = (at: (index: number) => number) =>
  Array.from({ length: 14 }, (_, index) => (index === 4 ? null : at(index)));
const verified = Array.from({ length: 14 }, (_, index) => index < 9);

const terms = [
  { key: 'all', title: 'All', titleFi: 'Kaikki yhteensä', formula: 'a + b' },
  { key: 'a', parent: 'all', first, values: months((i) => 100 + i), verified, unit: '€' },
  { key: 'b', parent: 'all', first, values: months((i) => -50 * i), verified },
  { key: 'ratio', parent: 'b', formula: 'a / b', unit: '%' },
];
const figures: Figures = {
  terms,
  groups: [{ key: 'g' }],
  targets: [
    { key: 't1', group: 'g', formula: 'a', targetFormula: '150', unit: '€', titleFi: 'Myynti' },
    { key: 't2', group: 'g', formula: 'ratio', targetFormula: '2' },
    { key: 't3', group: 'g', formula: 'a + b', targetFormula: '1' },
  ],
  mappings: [
    {
      key: 'Sales',
      viewTitleFi: 'Myynti äöå',
      termsUsed: ['ratio', 'a', 'gone', 'a', 'b'],
      graphProperties: { a: { type: 'bar', color: 'data-3' }, ratio: { second_axis: true } },
      properties: { unit: 'k€', u_right: '%', target: { type: 'line' }, show_decimals: false },
    },
    {
      key: 'Radar',
      termsUsed: ['a', 'b', 'ratio'],
      graphProperties: { ratio: { calc_formula_for_numbers: true } },
      properties: { target: { type: 'radar' } },
    },
    {
      key: 'Stack',
      termsUsed: ['a', 'b'],
      graphProperties: { a: { type: 'stacked' }, b: { type: 'stacked' } },
      properties: { target: { type: 'line' } },
    },
    { key: 'Nothing', termsUsed: [] },
    { key: 'Gone', termsUsed: ['gone', 'lost'] },
  ],
};

const saved = (changes: Record<string, unknown> = {}) => ({
  ...year,
  grouping: 'month' as const,
  cumulative: false,
  filtered_keys: [] as string[],
  ...changes,
});

async function world(language: Language = 'en') {
  const { token, organizationId: id, ids } = await figuresFor(server, figures);
  const source = async (): Promise<ItemSource> => {
    const [row] = await server.seed((tx) =>
      tx.select().from(organization).where(eq(organization.id, id)),
    );
    if (!row) throw new Error('no organisation');
    return {
      organization: { ...row, startOfFiscalYear: Number(row.startOfFiscalYear) },
      language,
      inOrganization: (work) => server.services.database.withOrganization(id, work),
    };
  };
  const { readGraphItem, readDataMapItem } = server.services.items;
  return {
    token,
    id,
    ids,
    graph: async (key: string, changes: Record<string, unknown> = {}) =>
      readGraphItem(await source(), {
        mapping: ids.mappings[key] ?? 0,
        properties: saved(changes),
      }),
    map: async (changes: Record<string, unknown> = {}) =>
      readDataMapItem(await source(), {
        properties: { ...year, keys: [], opened_terms: [], ...changes },
      }),
  };
}

/** What the screen draws of the API's answers. */
async function onScreen(
  { token, ids }: Awaited<ReturnType<typeof world>>,
  key: string,
  language: Language,
  { grouping, cumulative, filtered_keys: filteredKeys }: ReturnType<typeof saved>,
): Promise<ChartDrawing> {
  const headers = { 'accept-language': language };
  const settings = await server.call(contract.getGraphSettings, { token, headers });
  const view = settings.body.mappings.find(({ id }) => id === ids.mappings[key]) as Mapping;
  const listed = await server.call(contract.listTerms, { token, headers, query: {} });
  const known = new Map(
    (listed.body as { results: Term[] }).results.map((term) => [term.key, term]),
  );
  const keys = [...new Set(view.terms_used.map((term) => term.key))];
  const read = async (by: 'month' | 'quarter' | 'fiscal' | 'range') => {
    const body = { keys, ...year, grouping: by, format: 'columns' as const };
    return (await server.call(contract.readData, { token, headers, body })).body as DataColumns;
  };
  const drawn = keys.flatMap((one): DrawnTerm[] => {
    const term = known.get(one);
    return term ? [{ key: one, title: term.title, term }] : [];
  });
  const isRadar = view.properties.target?.type === 'radar';
  const targets: GraphTarget[] = [];
  for (const term of drawn) {
    for (const id of known.get(term.key)?.targets ?? []) {
      const params = { id };
      const { body: target } = await server.call(contract.getTarget, {
        token,
        headers,
        params,
        query: year,
      });
      const timeSeries = isRadar
        ? []
        : (
            await server.call(contract.getTargetAsGraph, {
              token,
              headers,
              params,
              query: { ...year, grouping, cumulative },
            })
          ).body;
      targets.push({ key: term.key, target, timeSeries });
    }
  }
  const words = (language === 'fi' ? fi : en).mappedGraph;
  if (isRadar) {
    const { series } = await read('range');
    const values: Record<string, GraphFigure> = {};
    for (const column of series) {
      const isVerified = column.verified === '1';
      let value = column.values[0] ?? null;
      if (view.graph_properties[column.key]?.calc_formula_for_numbers) {
        const query = { key: column.key, ...year };
        const formula = await server.call(contract.getNumberFromFormula, { token, query });
        value = (formula.body as { value: number | null }).value;
      }
      values[column.key] = { value, isVerified };
    }
    // Of the twelve months the first nine are verified.
    const content = {
      terms: drawn,
      figures: values,
      targets,
      filteredKeys,
      isMostlyActual: isMostlyActual(3, 12),
    };
    return { type: 'radar', spec: radarSpec(view, content, words) };
  }
  const columns = columnsByKey([await read(grouping)]);
  const content = { terms: drawn, columns, targets, grouping, cumulative };
  const series = graphSeries(view, content, words);
  const shown = { grouping, cumulative, fiscalStart: 1 as const, locale: language, filteredKeys };
  return { type: 'timeSeries', spec: graphSpec(view, drawn, series, shown) };
}

/** As it arrives in the drawing thread. */
const sent = <T>(value: T): T => structuredClone(value);

describe('a graph', () => {
  it.each([
    ['en', 'Sales', {}],
    ['fi', 'Sales', { grouping: 'quarter', cumulative: true }],
    ['en', 'Sales', { grouping: 'fiscal', filtered_keys: ['a'] }],
    ['fi', 'Radar', {}],
  ] as const)('has the marks of the screen: %s %s %j', async (language, key, changes) => {
    const here = await world(language);
    const item = sent(await here.graph(key, changes));
    const user = await server.createUser({ memberships: { [here.id]: {} }, language });
    const screen = await onScreen({ ...here, token: user.token }, key, language, saved(changes));
    expect(item.drawing).toEqual(sent(screen));
    for (const theme of ['light', 'dark'] as const) {
      const picture = chartPicture(screen, {
        title: item.title,
        subtitle: item.period,
        theme: literalTheme(theme),
        labels: language === 'fi' ? fi : en,
        size: key === 'Radar' ? { width: 720, height: 640 } : { width: 800, height: 400 },
      });
      expect(itemSvg(item, theme).svg).toBe(renderToStaticMarkup(picture));
    }
  });

  it('names its view, its period and the targets in its language', async () => {
    const { graph, ids } = await world('fi');
    const item = await graph('Sales', { grouping: 'quarter', cumulative: true });
    expect(item).toMatchObject({
      language: 'fi',
      title: 'Myynti äöå',
      period: '01/2025 – 12/2025, neljänneksittäin, kumulatiivinen',
      isEmpty: false,
      hasEstimates: true,
    });
    expect(item.legend).toContainEqual({
      key: `target/${ids.targets.t1}`,
      title: 'Tavoite: Myynti',
      kind: 'actual',
    });
  });

  it('has its values as a table, with the kind of each, in the language', async () => {
    const { graph, ids } = await world('fi');
    const { table } = await graph('Sales');
    expect(table.columns.map(({ key, isFixed }) => [key, isFixed])).toEqual([
      ['ratio', false],
      ['a', false],
      ['b', false],
      [`target/${ids.targets.t2}`, true],
      [`target/${ids.targets.t1}`, true],
    ]);
    expect(table.rows).toHaveLength(12);
    expect(table.rows[1]).toMatchObject({
      title: '02/2025',
      note: null,
      cells: [
        { kind: 'actual', value: -2.02, text: '−2' },
        { kind: 'actual', value: 101, text: '101' },
        { kind: 'actual', value: -50, text: '−50' },
        { text: '2' },
        { text: '150' },
      ],
    });
    expect(table.rows[4]?.cells[1]).toMatchObject({ kind: 'missing', value: null, text: '' });
    expect(table.rows[11]?.cells[1]?.kind).toBe('estimate');
  });

  it('leaves out what the legend hides, a target too', async () => {
    const { graph, ids } = await world();
    const hidden = ['a', `target/${ids.targets.t1}`];
    const { legend, table, drawing } = await graph('Sales', { filtered_keys: hidden });
    const shown = ['ratio', 'b', `target/${ids.targets.t2}`];
    expect(legend.map(({ key }) => key)).toEqual(shown);
    expect(table.columns.map(({ key }) => key)).toEqual(shown);
    expect(drawing.spec.filteredKeys).toEqual(hidden);
  });

  it('leaves out targets of parts of a stack, as its picture does', async () => {
    const { graph, ids } = await world();
    const { legend, table, drawing } = await graph('Stack');
    const hidden = `target/${ids.targets.t1}`;
    expect(drawing.type === 'timeSeries' && drawing.spec.series.map(({ key }) => key)).toContain(
      hidden,
    );
    expect(legend.map(({ key }) => key)).toEqual(['a', 'b']);
    expect(table.columns.map(({ key }) => key)).toEqual(['a', 'b']);
  });

  it('says which months a part of a fiscal year has', async () => {
    const { graph } = await world();
    const { partialNote, table } = await graph('Sales', {
      grouping: 'fiscal',
      end_date: '2026-02-28',
    });
    expect(partialNote).toContain('2/12');
    expect(table.rows.map(({ note }) => note)).toEqual([null, expect.stringContaining('Jan–Feb')]);
  });

  it('says why it is empty, as on screen', async () => {
    const { graph } = await world('fi');
    expect(await graph('Sales', { grouping: 'fiscal', end_date: '2025-03-31' })).toMatchObject({
      isEmpty: true,
      empty: fi.mappedGraph.tooShortForYears,
    });
    const nothing = { start_date: '1990-01-01', end_date: '1990-12-31' };
    const hidden = ['ratio', 'a', 'b'];
    const { isEmpty } = await graph('Radar', { ...nothing, filtered_keys: hidden });
    expect(isEmpty).toBe(false);
    expect(await graph('Gone').catch((error) => error.reason)).toBe('report_terms_gone');
  });

  it('leaves deleted terms out and names them', async () => {
    const { graph } = await world();
    const { missingTerms, legend } = await graph('Sales');
    expect(missingTerms).toEqual(['gone']);
    expect(legend.map(({ key }) => key)).not.toContain('gone');
  });

  it('says in words why it cannot be drawn', async () => {
    const here = await world();
    const reason = (key: string, changes = {}) =>
      here
        .graph(key, changes)
        .catch((error: unknown) => error instanceof ItemError && error.reason);
    expect(await reason('Nothing')).toBe('report_view_without_terms');
    expect(await reason('Gone')).toBe('report_terms_gone');
    expect(await reason('Sales', { start_date: '2026-01-01' })).toBe('report_bad_period');
    expect(await reason('Sales', { end_date: 'soon' })).toBe('report_bad_period');
    await changeFigures(server, here.id, (tx) =>
      tx.delete(mapping).where(eq(mapping.organizationId, here.id)),
    );
    expect(await reason('Sales')).toBe('report_view_gone');
  });

  it('is not drawn for another organisation', async () => {
    const [here, there] = [await world(), await world()];
    const { readGraphItem } = server.services.items;
    const [row] = await server.seed((tx) =>
      tx.select().from(organization).where(eq(organization.id, there.id)),
    );
    if (!row) throw new Error('no organisation');
    const source: ItemSource = {
      organization: { ...row, startOfFiscalYear: 1 },
      language: 'en',
      inOrganization: (work) => server.services.database.withOrganization(there.id, work),
    };
    const theirs = { mapping: here.ids.mappings.Sales ?? 0, properties: saved() };
    await expect(readGraphItem(source, theirs)).rejects.toMatchObject({
      reason: 'report_view_gone',
    });
  });
});

describe('a data map', () => {
  it('shows the open rows with the values of the API', async () => {
    const here = await world('fi');
    const item = sent(await here.map({ opened_terms: ['all'] }));
    const { body } = await server.call(contract.getDataMap, {
      token: here.token,
      query: { ...year, format: 'columns' },
    });
    const answer = body as DataMapColumns;
    expect(item.rows.map(({ key, level, isOpen }) => [key, level, isOpen])).toEqual([
      ['all', 0, true],
      ['a', 1, false],
      ['b', 1, false],
    ]);
    for (const row of item.rows) {
      const term = answer.terms.find(({ key }) => key === row.key);
      expect(row.cells.map(({ value }) => value)).toEqual(term?.values);
      const flags = verifiedFlags(term?.verified ?? '');
      for (const [i, { kind }] of row.cells.entries()) {
        if (kind !== 'missing') expect(kind === 'actual').toBe(flags[i]);
      }
    }
    expect(item.rows[0]?.title).toBe('Kaikki yhteensä');
    expect(item.rows[2]?.cells[1]?.text).toBe('−50,00');
    expect(item.months[2]).toEqual({ month: first + 2, title: '03/2025' });
    expect(item.fiscalYears).toEqual([{ title: '2025', first: 0, count: 12 }]);
  });

  it('opens all rows but those that are named, as the address does', async () => {
    const { map } = await world();
    const keys = async (opened_terms: string[]) =>
      (await map({ opened_terms })).rows.map(({ key }) => key);
    expect(await keys(['*'])).toEqual(['all', 'a', 'b', 'ratio']);
    expect(await keys(['*', '-b'])).toEqual(['all', 'a', 'b']);
    expect(await keys(['-b'])).toEqual(['all']);
  });

  it('begins with the terms that are named, and names those that are gone', async () => {
    const { map } = await world();
    const { rows, missingTerms } = await map({ keys: ['b', 'gone', 'a'] });
    expect(rows.map(({ key, level }) => [key, level])).toEqual([
      ['b', 0],
      ['a', 0],
    ]);
    expect(missingTerms).toEqual(['gone']);
  });

  it('is as wide as on screen, down to what can be read', async () => {
    const { map } = await world();
    const widths = async (map_width?: number) => {
      const { titleWidth, monthWidth } = (await map({ map_width })).size;
      return [titleWidth, monthWidth];
    };
    expect(await widths()).toEqual([300, 150]);
    expect(await widths(9_000)).toEqual([300, 150]);
    expect(await widths(0.8 * 2_100)).toEqual([240, 120]);
    expect(await widths(320)).toEqual([180, 90]);
  });

  it('says in words why it cannot be drawn', async () => {
    const { map, id } = await world();
    const reason = (changes: Record<string, unknown>) =>
      map(changes).catch((error: unknown) => error instanceof ItemError && error.reason);
    expect(await reason({ keys: ['gone'] })).toBe('report_terms_gone');
    expect(await reason({ end_date: '2024-12-31' })).toBe('report_bad_period');
    expect(await reason({ end_date: '2035-01-31' })).toEqual({
      key: 'report_map_too_many_months',
      values: { months: 121, max: MAX_REPORT_MONTHS },
    });
    await seedFigures(server, id, {
      terms: Array.from({ length: MAX_REPORT_TERMS }, (_, i) => ({ key: `many-${i}` })),
    });
    expect(await reason({})).toEqual({
      key: 'report_map_too_many_rows',
      values: { rows: MAX_REPORT_TERMS + 1, max: MAX_REPORT_TERMS },
    });
  });
});
