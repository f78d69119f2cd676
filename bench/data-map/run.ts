// The data map with 5,000 rows of 60 months compared with AG Grid Community and TanStack Table with
// TanStack Virtual, in a real browser. AG Grid's community edition has no tree data, so it gets
// the shown rows as a flat list. Each sample uses a new page and competitors take turns.
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '../lib/browser.js';
import { servePages } from '../lib/pages.js';
import { Competitor, load, mediansInTurn } from '../lib/stage.js';
import { milliseconds, printTable, type Row, times } from '../lib/table.js';
import { MONTHS, ROWS } from './data.js';

const ROUNDS = 5;
const CONTESTANTS = ['tavoite', 'ag-grid', 'tanstack'] as const;
const FRAMES = 90;
/** A brisk turn of the wheel: rows are 36 px high and months 150 px wide. */
const STEP = { down: 100, sideways: 60 } as const;

const pages = await servePages(fileURLToPath(new URL('.', import.meta.url)), CONTESTANTS);
const browser = await launchBrowser();
try {
  const figures = await mediansInTurn(CONTESTANTS, ROUNDS, async (name) => {
    const competitor = await Competitor.open(browser, pages.url(name));
    try {
      const mount = await competitor.mount();
      const expand = await competitor.act();
      const down = await competitor.scroll('down', STEP.down, FRAMES);
      const sideways = await competitor.scroll('sideways', STEP.sideways, FRAMES);
      return { mount, expand, down, sideways };
    } finally {
      await competitor.close();
    }
  });

  const own = figures.tavoite;
  const faster = (
    what: string,
    key: 'mount' | 'expand',
    peer: 'ag-grid' | 'tanstack',
    goal: string,
  ): Row => ({
    what,
    figure: milliseconds(own[key]),
    beside: `${peer} ${milliseconds(figures[peer][key])}, ${times(figures[peer][key] / own[key])}`,
    goal,
  });
  const part = (key: 'down' | 'sideways', peer: 'ag-grid' | 'tanstack', goal: string): Row => ({
    what: `processor for a frame, ${key}`,
    figure: milliseconds(own[key]),
    beside: `${peer} ${milliseconds(figures[peer][key])}, takes ${(own[key] / figures[peer][key]).toFixed(2)}× of it`,
    goal,
  });
  printTable(`Data map, ${ROWS} × ${MONTHS}: medians of ${ROUNDS} pages each, in turn; ${load()}`, [
    faster('expand all to painted', 'expand', 'ag-grid', '≥ 3.5×'),
    faster('expand all to painted', 'expand', 'tanstack', '≥ 1.8×'),
    part('down', 'ag-grid', '≤ 0.45× of it'),
    part('sideways', 'ag-grid', '≤ 0.45× of it'),
    part('down', 'tanstack', '–'),
    part('sideways', 'tanstack', '–'),
    faster('mount, closed', 'mount', 'ag-grid', '–'),
    faster('mount, closed', 'mount', 'tanstack', '–'),
  ]);
} finally {
  await browser.close();
  pages.close();
}
