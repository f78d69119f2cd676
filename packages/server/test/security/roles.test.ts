import { managerFlags } from '@tavoite/model';
import { useTestServer } from '../server.js';
import { endpoints, requestOf, samplesOf } from './requests.js';
import { makeScene, type Scene } from './scene.js';

/*
 * Flags hold in the organisation of the membership and below it, nowhere else; and nothing is served
 * besides the contract but what is named here.
 */

const ALL_FLAGS = Object.fromEntries(managerFlags.map((flag) => [flag, true]));
const server = useTestServer();
let own: Scene;
let parent: number;
let elsewhere: Record<string, number>;

beforeAll(async () => {
  parent = await server.createOrganization();
  own = await makeScene(server, 'Open', { parentId: parent });
  elsewhere = {
    sibling: await server.createOrganization({ parentId: parent }),
    child: await server.createOrganization({ parentId: own.organization }),
    stranger: await server.createOrganization(),
  };
});

const managing = endpoints.filter(([, { access }]) => managerFlags.some((flag) => flag === access));

it.each(managing)('%s goes by the flags of the active organisation', async (name, endpoint) => {
  const [sample] = samplesOf(name, own);
  if (!sample) throw new Error('no sample');
  const { url, body } = requestOf(endpoint, sample);
  const statusFor = async (memberships: Record<number, object>) => {
    const { token } = await server.createUser({
      memberships,
      activeOrganizationId: own.organization,
    });
    return (await server.request(endpoint.method, url, { token, ...(body && { body }) })).status;
  };
  for (const [whose, id] of Object.entries(elsewhere))
    expect([whose, await statusFor({ [own.organization]: {}, [id]: ALL_FLAGS })]).toEqual([
      whose,
      403,
    ]);
  const others = Object.fromEntries(managerFlags.map((flag) => [flag, flag !== endpoint.access]));
  expect(await statusFor({ [own.organization]: others })).toBe(403);
  const needed = { [endpoint.access]: true };
  expect(await statusFor({ [own.organization]: needed })).not.toBe(403);
  expect(await statusFor({ [parent]: needed })).not.toBe(403);
});

/** What is served besides the contract, and what someone gets who brings nothing. */
const OTHERS: Readonly<Record<string, number>> = {
  '/': 404,
  '/health/': 200,
  // It works on no jobs here.
  '/ready/': 503,
  '/api/health/': 200,
  '/api/docs': 200,
  '/api/docs/json': 200,
  '/api/notification_file/:id/': 404,
  '/api/report_file/:id/': 404,
  '/api/report/:id/download_pdf/': 404,
  '/api/report/:id/download_pptx/': 404,
  '/api/report/:id/download_xlsx/': 404,
};

/** Every address of the server, from the tree that it prints. */
function servedPaths(): string[] {
  const stack: string[] = [];
  const paths: string[] = [];
  for (const line of server.app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', text = '', methods] = /^([ │├└─]*)(\S+)(?: \((.+)\))?$/.exec(line) ?? [];
    if (text === '') continue;
    const depth = indent.length / 4 - 1;
    stack.splice(depth, stack.length, text);
    if (methods !== undefined) paths.push(`${stack.join('')}/`.replace(/\/+/g, '/'));
  }
  return [...new Set(paths)];
}

it('serves nothing besides the contract that is not named here', () => {
  const ofContract = new Set(endpoints.map(([, { path }]) => path.replace(/\{(\w+)\}/g, ':$1')));
  const served = servedPaths();
  expect(served).toEqual(expect.arrayContaining(['/api/login/', '/api/health/']));
  const others = served.filter(
    (path) => !ofContract.has(path as `/api/${string}/`) && !path.startsWith('/api/docs'),
  );
  expect(others.filter((path) => !(path in OTHERS) && !path.startsWith('*'))).toEqual([]);
});

it.each(Object.entries(OTHERS))('%s answers %i to whoever brings nothing', async (path, status) => {
  const url = path.replace(':id', String(own.ids.report));
  for (const search of ['', '?ticket=', '?ticket=x', '?ticket=1.1.1.x&ticket=2'])
    expect((await server.request('GET', `${url}${search}`)).status).toBe(status);
});
