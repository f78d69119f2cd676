import '../../test/browser.js';
import { DataMapPage } from '../features/dataMap/index.js';
import { GraphPage } from '../features/graph/index.js';
import { LogicPage } from '../features/logic/index.js';
import { StrategyPage } from '../features/strategy/index.js';
import { termsNeeded } from '../features/terms/index.js';
import { fetchScreen } from './routes.js';

const PAGES = { StrategyPage, DataMapPage, LogicPage, GraphPage };

/** What is fetched for an address, and dispatched. */
function fetched(path: string) {
  const loads = Object.entries(PAGES).map(
    ([name, page]) => [name, jest.spyOn(page, 'load').mockResolvedValue(undefined)] as const,
  );
  const dispatch = jest.fn();
  fetchScreen(path, dispatch);
  const names = loads.filter(([, load]) => load.mock.calls.length > 0).map(([name]) => name);
  for (const [, load] of loads) load.mockRestore();
  return { names, actions: dispatch.mock.calls.flat() };
}

it('fetches the code of the screen at an address, and terms for business logic', () => {
  expect(fetched('/')).toEqual({ names: ['StrategyPage'], actions: [] });
  expect(fetched('/data-map')).toEqual({ names: ['DataMapPage'], actions: [] });
  expect(fetched('/logic')).toEqual({ names: ['LogicPage'], actions: [termsNeeded()] });
});

it('takes other addresses for pages of graphs, but for those that the application has itself', () => {
  expect(fetched('/revenue').names).toEqual(['GraphPage']);
  for (const path of ['/account', '/help/numbers', '/manage/people', '/roadmap/overview'])
    expect(fetched(path).names).toEqual([]);
});
