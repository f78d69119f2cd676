import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@tavoite/model';
import { parse } from 'yaml';
import { figuresFor } from '../../test/figures.js';
import { useTestServer } from '../../test/server.js';

/* What operators are given to look at: every figure and label in it must be there in what a process shows. */

const TOKEN = 'a token of many characters';
const server = useTestServer({ jobs: true, config: { metricsToken: TOKEN } });
const EXAMPLES = join(__dirname, '../../../../examples/operations');
const read = (path: string) => readFileSync(join(EXAMPLES, path), 'utf8');

interface Dashboard {
  readonly panels: {
    readonly id: number;
    readonly title: string;
    readonly gridPos: {
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
    };
    readonly targets: { readonly expr: string }[];
  }[];
  readonly templating: { readonly list: { readonly query: string | { query: string } }[] };
}
const dashboard = JSON.parse(read('grafana/tavoite.json')) as Dashboard;
const { groups } = parse(read('prometheus/tavoite-rules.yaml')) as {
  groups: { rules: { alert: string; expr: string; annotations: Record<string, string> }[] }[];
};
const rules = groups.flatMap((group) => group.rules);

/** Made by Prometheus itself, of each program that it reads. */
const OF_PROMETHEUS = new Set(['up', 'job', 'instance']);

let scraped: string;
beforeAll(async () => {
  const { token } = await figuresFor(server, { terms: [{ key: 'a' }] });
  const body = { keys: ['a'], start_date: '2025-01-01', end_date: '2025-12-31' };
  for (let i = 0; i < 2; i++) await server.call(contract.readData, { token, body });
  const queue = server.services.mails.define<object>('letter', {
    compose: async () => ({ to: { name: '', address: 'a@example.com' }, subject: 's', text: 't' }),
  });
  await queue([{ data: {} }]);
  const scrape = async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    scraped = (await server.request('GET', '/metrics', { headers })).text;
  };
  await scrape();
  for (let tries = 0; tries < 100 && !scraped.includes('queue="mail",result='); tries++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    await scrape();
  }
});

const expressions: [string, string][] = [
  ...dashboard.panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }): [string, string] => [title, expr]),
  ),
  ...dashboard.templating.list.map(({ query }): [string, string] => [
    'a variable',
    typeof query === 'string' ? '' : query.query,
  ]),
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
];

/** The figures of an expression with the labels that it asks them for. */
function figuresIn(expression: string): { name: string; labels: string[] }[] {
  return Array.from(
    expression.matchAll(/\b((?:tavoite|nodejs|process)_\w+|up)\b(?:\{([^}]*)\})?/g),
    ([, name = '', labels = '']) => ({
      name,
      labels: Array.from(labels.matchAll(/(\w+)(?:=~|!=|!~|=)/g), ([, label = '']) => label),
    }),
  );
}

it.each(expressions.filter(([, expression]) => expression !== ''))(
  '%s looks at what there is: %s',
  (_, expression) => {
    const figures = figuresIn(expression);
    expect(figures).not.toEqual([]);
    for (const { name, labels } of figures) {
      if (OF_PROMETHEUS.has(name)) continue;
      const lines = scraped.split('\n').filter((line) => new RegExp(`^${name}[{ ]`).test(line));
      expect([name, lines.length > 0]).toEqual([name, true]);
      for (const label of labels.filter((one) => !OF_PROMETHEUS.has(one)))
        expect([name, label, lines[0]]).toEqual([
          name,
          label,
          expect.stringMatching(`[{,]${label}="`),
        ]);
    }
    // Labels by which it sums up.
    for (const [, by = ''] of expression.matchAll(/by \(([^)]*)\)/g))
      for (const label of by.split(/, */).filter((one) => !OF_PROMETHEUS.has(one)))
        expect(scraped).toMatch(new RegExp(`^${figures[0]?.name}\\{.*\\b${label}="`, 'm'));
  },
);

it('shows all that the product counts by itself', () => {
  const shown = expressions.flatMap(([, expression]) =>
    figuresIn(expression).map(({ name }) => name),
  );
  const counted = Array.from(scraped.matchAll(/^# TYPE (tavoite_\w+) /gm), ([, name = '']) => name);
  expect(counted.length).toBeGreaterThan(8);
  for (const name of counted)
    expect([name, shown.some((one) => one.startsWith(name))]).toEqual([name, true]);
});

it('has panels of their own ids that do not cover each other', () => {
  const { panels } = dashboard;
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const covered = new Set<string>();
  for (const {
    title,
    gridPos: { x, y, w, h },
  } of panels) {
    expect([title, x + w <= 24]).toEqual([title, true]);
    for (let column = x; column < x + w; column++)
      for (let row = y; row < y + h; row++) {
        expect([title, covered.has(`${column} ${row}`)]).toEqual([title, false]);
        covered.add(`${column} ${row}`);
      }
  }
});

it('says with each alert what has happened and what to do', () => {
  for (const { alert, annotations } of rules) {
    expect(alert).toMatch(/^Tavoite[A-Z]/);
    expect(annotations).toMatchObject({ summary: expect.any(String), action: expect.any(String) });
  }
});
