import { openAs } from '../support/actions.js';
import { reachRedTarget } from '../support/firstSteps.js';
import { test } from '../support/test.js';
import { fixtureUser } from '../support/users.js';
import { wordsOf } from '../support/words.js';

test('an empty organisation comes to a red target in the browser alone', async ({ page }) => {
  await openAs(page, fixtureUser('first-keeper'), '/');
  await reachRedTarget(page, wordsOf('en'));
});
