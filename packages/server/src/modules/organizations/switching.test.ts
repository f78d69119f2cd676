import { contract } from '@tavoite/model';
import fc from 'fast-check';
import { IS_LONG } from '../../../test/random-requests.js';
import { type TestUser, useTestServer } from '../../../test/server.js';
import { notification, roadmap } from '../../db/schema/index.js';

/*
 * One user, two tabs, each of which believes to be in one of two organisations and says so with each
 * request, while the other one switches. What is written is in the organisation that the tab named, or
 * refused; it is never in the other one.
 */

const RACES = IS_LONG ? 500 : 25;
const server = useTestServer();

const CONTENT = JSON.stringify({
  blocks: [
    {
      key: 'a',
      type: 'unstyled',
      text: 'Hello',
      depth: 0,
      inlineStyleRanges: [],
      entityRanges: [],
    },
  ],
  entityMap: {},
});

interface Step {
  /** The tab of the one or of the other organisation. */
  readonly tab: 0 | 1;
  readonly does: 'switch' | 'roadmap' | 'notification';
}

const step: fc.Arbitrary<Step> = fc.record({
  tab: fc.constantFrom(0 as const, 1 as const),
  does: fc.constantFrom('switch' as const, 'roadmap' as const, 'notification' as const),
});

let user: TestUser;
let organizations: readonly [number, number];
beforeAll(async () => {
  organizations = [await server.createOrganization(), await server.createOrganization()];
  const flags = { roadmap_manager: true, notification_manager: true };
  user = await server.createUser({
    memberships: { [organizations[0]]: flags, [organizations[1]]: flags },
  });
});

async function take({ tab, does }: Step, title: string): Promise<number> {
  const organization = organizations[tab];
  const { token } = user;
  const headers = { 'x-organization': String(organization) };
  if (does === 'switch') {
    const body = { id: organization };
    return (await server.call(contract.activateOrganization, { token, body })).status;
  }
  if (does === 'roadmap') {
    // Without the field, in which a request could name the organisation, too.
    const body = { title };
    return (await server.request('POST', '/api/roadmap/', { token, headers, body })).status;
  }
  const body = { title, text_value: CONTENT };
  return (await server.request('POST', '/api/notification/', { token, headers, body })).status;
}

const written = () =>
  server.seed(async (tx) => [
    ...(await tx.select({ title: roadmap.title, in: roadmap.organizationId }).from(roadmap)),
    ...(await tx
      .select({ title: notification.title, in: notification.organizationId })
      .from(notification)),
  ]);

it(
  'writes nothing to an organisation that the tab does not show',
  async () => {
    let race = 0;
    let accepted = 0;
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        race += 1;
        const titleOf = ({ tab, does }: Step, index: number) =>
          `${race} ${index} ${does} of ${organizations[tab]}`;
        const statuses = await Promise.all(
          steps.map((each, index) => take(each, titleOf(each, index))),
        );
        for (const [index, { does }] of steps.entries()) {
          expect(does === 'switch' ? [200] : [201, 409]).toContain(statuses[index]);
        }
        const made = steps
          .map(titleOf)
          .filter((_, index) => steps[index]?.does !== 'switch' && statuses[index] === 201);
        accepted += made.length;
        refused += statuses.filter((status) => status === 409).length;
        const found = (await written()).filter(({ title }) => title.startsWith(`${race} `));
        expect(found.map(({ title }) => title).sort()).toEqual(made.sort());
        for (const { title, in: organization } of found)
          expect(title).toMatch(new RegExp(` of ${organization}$`));
      }),
      { numRuns: RACES },
    );
    // Both happened, or nothing was raced for.
    expect(accepted).toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(0);
  },
  10 * 60_000,
);
