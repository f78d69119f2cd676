import type { Endpoint, EndpointName } from '@tavoite/model';
import { IS_LONG } from '../random-requests.js';
import { useTestServer } from '../server.js';
import { endpoints, idFields, idPlaces, requestOf, samplesOf, withValue } from './requests.js';
import type { Sample } from './samples.js';
import { contentOf, idsOf, keepIdsApart, makeScene, type Scene } from './scene.js';

/*
 * A member of one organisation names everything that others hold, wherever a request has room for an
 * id. Nothing of it is answered, nothing of it is changed, and what is there answers as what is not.
 */

/** Beside the one in the same place, of each foreign organisation; all of them in the long run. */
const FOREIGN_IDS = IS_LONG ? Number.POSITIVE_INFINITY : 1;
const MISSING_ID = 2_000_000_000;
const SECRET = 'Confidential';

/** Fields that open nothing: versions, and an order that is only compared with the stored one. */
const COMPARED_FIELDS = ['version', 'based_on'];
/** They name what is of nobody in particular. */
const GLOBAL_CALLS: readonly EndpointName[] = ['markSystemMessagesAsRead'];

const guarded = endpoints.filter(([, { access }]) => access !== 'public');
/** Refused without a password, a ticket, a factor or a session that goes on; tests of their own have those. */
const NEEDS_MORE: readonly EndpointName[] = [
  'changePassword',
  'confirmAuthenticator',
  'removeAuthenticator',
  'addPasskey',
  'endSession',
  // No provider is set here; identities.test.ts has one.
  'beginConnect',
  'connectGoogle',
  'connectAzure',
  'connectOidc',
  'disconnectGoogle',
  'disconnectAzure',
  'disconnectOidc',
  // Takes a file; figure-file.test.ts sends some.
  'readFigureFile',
  // Targets and pages use the term; term-definitions.test.ts has one that nothing uses.
  'deleteTerm',
  // A task works towards the target; target-definitions.test.ts has targets that nothing uses.
  'deleteTarget',
  'deleteTargetGroup',
  // Reports and comments are about the page; page-definitions.test.ts has one that nothing uses.
  'deletePage',
  // Names no organisation below; organization-definition.test.ts has some.
  'changeChildOrganization',
  // The group is used; history.test.ts takes changes back.
  'undoHistoryEntry',
];
/** A user may go to an organisation below, and whoever manages it works on those below, too. */
const MAY_NAME_CHILDREN: readonly EndpointName[] = [
  'activateOrganization',
  'createChildOrganization',
  'changeChildOrganization',
];

const server = useTestServer();
let own: Scene;
let foreign: { name: string; scene: Scene; ids: number[]; content: string }[];
let ownIds: ReadonlySet<number>;
let sent = 0;

beforeAll(async () => {
  await keepIdsApart(server);
  // Its members are members of all organisations below it.
  const parent = await makeScene(server, `${SECRET} parent`, { person: 'Of the parent' });
  own = await makeScene(server, 'Open', { parentId: parent.organization });
  const others = {
    parent,
    sibling: await makeScene(server, `${SECRET} sibling`, { parentId: parent.organization }),
    child: await makeScene(server, `${SECRET} child`, { parentId: own.organization }),
    stranger: await makeScene(server, `${SECRET} stranger`),
  };
  ownIds = new Set(await idsOf(server, own));
  foreign = await Promise.all(
    Object.entries(others).map(async ([name, scene]) => ({
      name,
      scene,
      ids: (await idsOf(server, scene)).filter(
        (id) => name !== 'parent' || ![scene.manager.id, scene.colleague.id].includes(id),
      ),
      content: await contentOf(server, scene.organization),
    })),
  );
});

async function send(endpoint: Endpoint, sample: Sample, token = own.manager.token) {
  sent += 1;
  const { url, body } = requestOf(endpoint, sample);
  return server.request(endpoint.method, url, { token, ...(body && { body }) });
}

/** An answer without the id that was asked for and what differs from one time to the next. */
const comparable = ({ status, text }: { status: number; text: string }, id: number) => [
  status,
  status >= 400 ? text.replaceAll(String(id), 'ID') : '',
];

async function expectUnchanged() {
  for (const { name, scene, content } of foreign)
    expect([name, await contentOf(server, scene.organization)]).toEqual([name, content]);
}

/** The id in the same place of a sample for the other organisation, and some of all others. */
function chosenIds(
  name: EndpointName,
  sample: number,
  path: readonly (string | number)[],
  other: Scene,
  all: readonly number[],
) {
  const theirs = samplesOf(name, other)[sample];
  const same = path.reduce<unknown>((at, step) => (at as Record<string, unknown>)?.[step], theirs);
  const rest = all.filter((id) => id !== same);
  const step = Math.max(1, rest.length / FOREIGN_IDS);
  return [
    ...(all.includes(same as number) ? [same as number] : []),
    ...rest.filter((_, n) => Math.floor(n % step) === 0),
  ];
}

it('has a sample of every endpoint, with every id that it takes', () => {
  const lacking = endpoints.flatMap(([name, endpoint]) => {
    const made = samplesOf(name, own);
    const named = new Set(
      made.flatMap((sample) => idPlaces(sample, ownIds)).flatMap((path) => path.map(String)),
    );
    const schemas = GLOBAL_CALLS.includes(name)
      ? []
      : [endpoint.params, endpoint.query, endpoint.body];
    const fields = schemas.flatMap((schema) => idFields(schema));
    return [
      ...(made.length === 0 ? [name] : []),
      ...fields
        .filter((field) => !named.has(field) && !COMPARED_FIELDS.includes(field))
        .map((field) => `${name}: ${field}`),
    ];
  });
  expect(lacking).toEqual([]);
});

it('has samples that are served where they belong', async () => {
  const scene = await makeScene(server, 'Sample');
  /** What deletes comes last, what is inside of others before them. */
  const deletes = ([name]: [EndpointName, Endpoint]) => /^(?:delete|remove)/.test(name);
  const inTurn = [
    ...guarded.filter((each) => !deletes(each) && each[0] !== 'logout'),
    ...guarded.filter(deletes).reverse(),
  ];
  const refused: unknown[] = [];
  for (const [name, endpoint] of inTurn)
    for (const sample of samplesOf(name, scene)) {
      const { status, text } = await send(endpoint, sample, scene.manager.token);
      // Or refused for the state that things are in, such as pictures that are still being drawn.
      if (status >= 300 && status !== 409) refused.push([name, status, text]);
    }
  const expected = NEEDS_MORE.map((name) => [name, expect.any(Number), expect.any(String)]);
  expect(refused).toEqual(expect.arrayContaining(expected));
  expect(refused).toHaveLength(NEEDS_MORE.length);
});

it.each(guarded)(
  '%s neither shows nor changes what is of others',
  async (name, endpoint) => {
    for (const [index, sample] of samplesOf(name, own).entries()) {
      for (const path of idPlaces(sample, ownIds)) {
        const missing = await send(endpoint, withValue(sample, path, MISSING_ID));
        expect(missing.status).toBeLessThan(500);
        for (const { name: whose, scene, ids } of foreign) {
          if (whose === 'child' && MAY_NAME_CHILDREN.includes(name)) continue;
          for (const id of chosenIds(name, index, path, scene, ids)) {
            const answer = await send(endpoint, withValue(sample, path, id));
            expect([path.join('.'), whose, id, ...comparable(answer, id)]).toEqual([
              path.join('.'),
              whose,
              id,
              ...comparable(missing, MISSING_ID),
            ]);
            expect(answer.text).not.toContain(SECRET);
          }
        }
      }
    }
    if (endpoint.method !== 'GET') await expectUnchanged();
  },
  600_000,
);

it('has sent enough, and all of it changed nothing', async () => {
  await expectUnchanged();
  expect(sent).toBeGreaterThan(IS_LONG ? 5000 : 1000);
});
