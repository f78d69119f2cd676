import { aList, aTerm, theSettings } from '../../../test/fixtures.js';
import { runApp, settle } from '../../../test/harness.js';
import { termsNeeded } from './index.js';

const listTerms = () => aList([aTerm(1, 'a')]);

it('asks for the terms after what every page begins with', async () => {
  let answer: (settings: ReturnType<typeof theSettings>) => void = () => undefined;
  const app = runApp({
    handlers: {
      listTerms,
      getGraphSettings: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    },
  });
  app.store.dispatch(termsNeeded());
  await settle();
  expect(app.callsOf('listTerms')).toHaveLength(0);
  answer({ ...theSettings(), restricted_views: ['logic'] });
  await settle();
  expect(app.callsOf('listTerms').map(({ input }) => input)).toEqual([
    { query: { for_tree: false } },
  ]);
  expect(app.state().terms.data).toHaveLength(1);
});

it('does not ask twice for what is on its way', async () => {
  const app = runApp({ handlers: { listTerms } });
  app.store.dispatch(termsNeeded());
  app.store.dispatch(termsNeeded());
  await settle();
  app.store.dispatch(termsNeeded());
  await settle();
  expect(app.callsOf('listTerms')).toHaveLength(1);
});
