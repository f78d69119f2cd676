import { deferred, refusal } from '../../../test/fakeApi.js';
import { anOrganization, theSettings } from '../../../test/fixtures.js';
import { runApp, settle } from '../../../test/harness.js';
import { ORGANIZATION_POLL_MS } from '../../core/constants.js';
import { settingsCall } from '../settings/index.js';
import { organizationChosen } from './slice.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A server on which `active` is the active organisation. */
function switchable(active: { id: number }) {
  return runApp({
    handlers: {
      getActiveOrganization: ({ query }) =>
        query?.list
          ? { organizations: [] }
          : { organization: anOrganization({ id: active.id, name: `Organisation ${active.id}` }) },
      getGraphSettings: () => theSettings({ organization: active.id }),
      activateOrganization: ({ body }) => {
        active.id = Number(body.id);
        return { organization: anOrganization({ id: active.id }) };
      },
    },
  });
}

const outside = {
  kind: 'info',
  message: { key: 'active-organization-changed-outside' },
};

describe('choosing an organisation', () => {
  it('activates it, resets everything, goes to the front page and loads again', async () => {
    const app = switchable({ id: 10 });
    await settle();
    const { epoch } = app.state().session;
    app.store.dispatch(organizationChosen(11));
    expect(app.state().organizationSwitch).toBe(11);
    await settle();
    expect(app.callsOf('activateOrganization').map(({ input }) => input)).toEqual([
      { body: { id: 11 } },
    ]);
    expect(app.visited).toEqual(['/']);
    expect(app.forget).toHaveBeenCalledTimes(1);
    expect(app.state().session).toMatchObject({
      status: 'signed-in',
      token: 'token-1',
      epoch: epoch + 1,
    });
    expect(app.state().organization.data?.organization?.id).toBe(11);
    expect(app.state().organizationSwitch).toBeNull();
    expect(app.toasts()).toEqual([]);
  });

  it('sends one request for two clicks', async () => {
    const app = switchable({ id: 10 });
    await settle();
    app.store.dispatch(organizationChosen(11));
    app.store.dispatch(organizationChosen(11));
    await settle();
    expect(app.callsOf('activateOrganization')).toHaveLength(1);
  });

  it('says why it could not, and stays', async () => {
    const app = switchable({ id: 10 });
    await settle();
    app.handlers.activateOrganization = () => {
      throw refusal(404, { detail: 'Not found.' });
    };
    app.store.dispatch(organizationChosen(77));
    await settle();
    expect(app.state().organization.data?.organization?.id).toBe(10);
    expect(app.state().organizationSwitch).toBeNull();
    expect(app.toasts()).toEqual([{ kind: 'error', message: { text: 'Not found.' } }]);
    expect(app.visited).toEqual([]);
  });
});

describe('a change made elsewhere', () => {
  it('is seen within 15 seconds: switches, goes home and says so', async () => {
    const active = { id: 10 };
    const app = switchable(active);
    await settle();
    active.id = 12;
    await jest.advanceTimersByTimeAsync(ORGANIZATION_POLL_MS - 1);
    expect(app.state().organization.data?.organization?.id).toBe(10);
    await jest.advanceTimersByTimeAsync(1);
    await settle();
    expect(app.state().organization.data?.organization?.id).toBe(12);
    expect(app.visited).toEqual(['/']);
    expect(app.toasts()).toEqual([outside]);
    expect(app.callsOf('activateOrganization')).toEqual([]);
  });

  it('is asked for again every 15 seconds, also after an answer that failed', async () => {
    const app = switchable({ id: 10 });
    await settle();
    const before = app.callsOf('getActiveOrganization').length;
    const working = app.handlers.getActiveOrganization;
    app.handlers.getActiveOrganization = () => {
      throw refusal(503);
    };
    await jest.advanceTimersByTimeAsync(ORGANIZATION_POLL_MS);
    app.handlers.getActiveOrganization = working;
    await jest.advanceTimersByTimeAsync(2 * ORGANIZATION_POLL_MS);
    expect(app.callsOf('getActiveOrganization').length - before).toBe(3);
    expect(app.state().session.status).toBe('signed-in');
    expect(app.toasts()).toEqual([]);
  });

  it('is not asked for while signed out', async () => {
    const app = runApp({ token: null });
    await jest.advanceTimersByTimeAsync(3 * ORGANIZATION_POLL_MS);
    expect(app.calls).toEqual([]);
  });

  it('does not take the own switch for one made elsewhere', async () => {
    const active = { id: 10 };
    const app = switchable(active);
    await settle();
    const poll = deferred<{ organization: ReturnType<typeof anOrganization> }>();
    const working = app.handlers.getActiveOrganization;
    app.handlers.getActiveOrganization = () => poll.promise;
    await jest.advanceTimersByTimeAsync(ORGANIZATION_POLL_MS);
    const activation = deferred<{ organization: ReturnType<typeof anOrganization> }>();
    app.handlers.activateOrganization = () => activation.promise;
    app.store.dispatch(organizationChosen(11));
    await settle();
    // The server has switched already; its answer to the poll overtakes the one to the switch.
    active.id = 11;
    poll.resolve({ organization: anOrganization({ id: 11 }) });
    await settle();
    app.handlers.getActiveOrganization = working;
    activation.resolve({ organization: anOrganization({ id: 11 }) });
    await settle();
    expect(app.toasts()).toEqual([]);
    expect(app.state().organization.data?.organization?.id).toBe(11);
  });

  it('is followed at once when a data request meets it', async () => {
    const active = { id: 10 };
    const app = switchable(active);
    await settle();
    active.id = 12;
    const working = app.handlers.getGraphSettings;
    app.handlers.getGraphSettings = (input, options) => {
      if (options.organization === 10) {
        throw refusal(409, { detail: 'Changed.', code: 'organization_changed' });
      }
      return working?.(input, options) ?? theSettings();
    };
    app.store.dispatch(settingsCall.request());
    await settle();
    expect(app.state().organization.data?.organization?.id).toBe(12);
    expect(app.state().settings.data?.organization).toBe(12);
    expect(app.toasts()).toEqual([outside]);
  });
});
