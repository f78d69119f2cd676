import fc from 'fast-check';
import { type Handlers, refusal } from '../../../test/fakeApi.js';
import { settle } from '../../../test/harness.js';
import { KEPT, nameIn, server, written } from '../../../test/sending.js';
import { ORGANIZATION_POLL_MS } from '../../core/constants.js';
import { loginCall } from '../signIn/index.js';
import { submitted } from './sending.js';
import { notificationsScreen, writeRequested } from './slice.js';

/* Sessions end when they like: in the middle of writing, and at each of the calls that send. */

const RUNS = process.env.TAVOITE_SECURITY === 'full' ? 500 : 15;
const MAX_FILES = 3;
const WRITES = ['createNotification', 'uploadNotificationFiles', 'finishNotification'] as const;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const ended = (isExpired: boolean) =>
  refusal(401, { detail: 'Sign in.', ...(isExpired && { code: 'token_expired' }) });

const moment = fc.record({
  files: fc.nat({ max: MAX_FILES }),
  /** The write at which the session has ended; 0 while it is still being written. */
  at: fc.nat({ max: MAX_FILES + 2 }),
  /** Not only once: the next session may end as well. */
  again: fc.nat({ max: MAX_FILES + 2 }),
  isExpired: fc.boolean(),
});

it(
  'sends what was written, once and whole, however often the session ends on the way',
  () =>
    fc.assert(
      fc.asyncProperty(moment, async ({ files, at, again, isExpired }) => {
        // All that is sent with a session that has ended is refused, what is sent at the same time, too.
        let isOver = false;
        const login = () => {
          isOver = false;
          return { key: 'token-2' };
        };
        const app = server({ login });
        const names = Array.from({ length: files }, (_, index) => `${index}.pdf`);
        const draft = await written(app, names);
        let writesUntilEnd = at;
        let created = 0;
        for (const name of WRITES) {
          const answer = app.handlers[name] as (...call: unknown[]) => unknown;
          const meetsTheEnd = (...call: unknown[]) => {
            writesUntilEnd -= 1;
            isOver ||= writesUntilEnd === 0;
            if (isOver) throw ended(isExpired);
            if (name === 'createNotification') created += 1;
            return answer(...call);
          };
          Object.assign(app.handlers, { [name]: meetsTheEnd } satisfies Partial<Handlers>);
        }
        const signInAgain = async () => {
          expect(app.state().session.token).toBeNull();
          expect(app.localStorage.read(KEPT)).not.toBeNull();
          const by = { username: 'maija@example.fi', password: 'secret' };
          app.store.dispatch(loginCall.request({ ...by, returnTo: '/notifications' }));
          await settle();
          app.store.dispatch(notificationsScreen.opened());
          await settle();
          app.store.dispatch(writeRequested(null));
          await settle();
          return app.state().notifications.dialog?.draft;
        };
        let found = draft as typeof draft | undefined;
        if (at === 0) {
          const active = app.handlers.getActiveOrganization;
          app.handlers.getActiveOrganization = () => {
            throw ended(isExpired);
          };
          await jest.advanceTimersByTimeAsync(ORGANIZATION_POLL_MS);
          await settle();
          if (active) app.handlers.getActiveOrganization = active;
          found = await signInAgain();
        }
        for (let session = 0; session < 3; session += 1) {
          expect(found).toMatchObject({ key: draft.key, fields: draft.fields });
          if (found) app.store.dispatch(submitted({ slot: 'new', draft: found }));
          await settle();
          if (app.state().session.token !== null) break;
          writesUntilEnd = session === 0 ? again : 0;
          found = await signInAgain();
        }
        expect(app.message()).toMatchObject({ state: 'published' });
        expect(app.message().files.map(({ file_title }) => file_title)).toEqual(names);
        expect(created).toBe(1);
        expect(app.localStorage.read(KEPT)).toBeNull();
        expect(
          app.callsOf('uploadNotificationFiles').map(({ options }) => nameIn(options)),
        ).toEqual(expect.arrayContaining(names));
      }),
      { numRuns: RUNS },
    ),
  30 * 60_000,
);
