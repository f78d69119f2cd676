import type { DemoUser } from '../../scripts/product.mjs';

/** The running product of this suite. */
export interface Suite {
  url: string;
  dataFolder: string;
  demoUsers: readonly DemoUser[];
}

const VARIABLE = 'TAVOITE_E2E_SUITE';

/** The workers learn of it by the environment, which they inherit. */
export function publishSuite(suite: Suite): void {
  process.env[VARIABLE] = JSON.stringify(suite);
}

/** Undefined before the global setup has run. */
export function currentSuite(): Suite | undefined {
  const text = process.env[VARIABLE];
  return text === undefined ? undefined : (JSON.parse(text) as Suite);
}

export function suite(): Suite {
  const found = currentSuite();
  if (!found) throw new Error('The product has not been started.');
  return found;
}
