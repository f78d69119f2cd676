import { deferred, refusal } from '../../../test/fakeApi.js';
import { anOrganization, aUser } from '../../../test/fixtures.js';
import { runApp, settle } from '../../../test/harness.js';
import { themeChosen } from '../preferences/index.js';
import { settingsCall } from '../settings/index.js';
import { loginCall } from '../signIn/index.js';
import { signOutRequested, userCall } from './slice.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const credentials = { username: 'maija@example.fi', password: 'secret', returnTo: '/roadmap' };

describe('starting', () => {
  it('asks for user, organisation, tree and settings at the same time', async () => {
    const app = runApp();
    await settle();
    expect(app.names().sort()).toEqual([
      'getActiveOrganization',
      'getActiveOrganization',
      'getGraphSettings',
      'getUserDetails',
    ]);
    expect(app.calls.every(({ options }) => options.token === 'token-1')).toBe(true);
    expect(app.state().session.status).toBe('signed-in');
  });

  it('is signed out without a token, and asks nothing', async () => {
    const app = runApp({ token: null });
    await settle();
    expect(app.calls).toEqual([]);
    expect(app.state().session.status).toBe('signed-out');
  });

  it('drops the token when the user cannot be fetched, whatever the reason', async () => {
    const app = runApp({
      handlers: {
        getUserDetails: () => {
          throw refusal(503);
        },
      },
    });
    await settle();
    expect(app.state().session).toMatchObject({ status: 'signed-out', token: null });
    expect(app.storage.read('API_TOKEN')).toBeNull();
    expect(app.toasts()).toEqual([{ kind: 'error', message: { key: 'user-load-failed' } }]);
  });

  it('reads settings of another organisation again, once they can be right', async () => {
    let answers = 0;
    const app = runApp({
      handlers: {
        getGraphSettings: () => {
          answers += 1;
          return {
            mappings: [],
            restricted_views: [],
            organization: answers === 1 ? 99 : 10,
            additional_information: {},
          };
        },
      },
    });
    await settle();
    expect(app.callsOf('getGraphSettings')).toHaveLength(2);
    expect(app.callsOf('getGraphSettings')[1]?.options.organization).toBe(10);
    expect(app.state().settings.data?.organization).toBe(10);
  });

  it('does not ask a server that contradicts itself for ever', async () => {
    const app = runApp({
      handlers: { getUserDetails: () => aUser({ active_organization: 99 }) },
    });
    await settle();
    expect(app.callsOf('getUserDetails').length).toBeLessThan(6);
  });
});

describe('a new tab', () => {
  it('goes on with the session of the tab whose link opened it', async () => {
    const app = runApp({ token: null, otherTabs: async () => 'token-2' });
    await settle();
    expect(app.state().session).toMatchObject({ status: 'signed-in', token: 'token-2' });
    expect(app.storage.read('API_TOKEN')).toBe('token-2');
  });

  it('asks for none where it has one, and never after a sign-out', async () => {
    const otherTabs = jest.fn(async () => 'token-2');
    const app = runApp({ otherTabs });
    await settle();
    app.store.dispatch(signOutRequested());
    await settle();
    expect(otherTabs).not.toHaveBeenCalled();
    expect(app.state().session.status).toBe('signed-out');
    expect(app.ended).toEqual(['token-1']);
  });
});

describe('start parameters', () => {
  it('takes over an api-token once the server knows it, then activates org-id, then loads', async () => {
    const app = runApp({
      token: 'old',
      start: { apiToken: 'new', organizationId: '11' },
      handlers: { activateOrganization: () => ({ organization: anOrganization({ id: 11 }) }) },
    });
    await settle();
    expect(app.names().slice(0, 2)).toEqual(['getUserDetails', 'activateOrganization']);
    expect(app.calls.every(({ options }) => options.token === 'new')).toBe(true);
    expect(app.calls[1]?.input).toEqual({ body: { id: '11' } });
    expect(app.storage.read('API_TOKEN')).toBe('new');
    expect(app.toasts()[0]).toMatchObject({ message: { key: 'signed-in-as' } });
  });

  it('keeps the session when the server refuses the api-token', async () => {
    const app = runApp({
      token: 'old',
      start: { apiToken: 'stolen' },
      handlers: {
        getUserDetails: (_, { token }) => {
          if (token === 'stolen') throw refusal(401);
          return aUser();
        },
      },
    });
    await settle();
    expect(app.storage.read('API_TOKEN')).toBe('old');
    expect(app.state().session).toMatchObject({ status: 'signed-in', token: 'old' });
    expect(app.toasts()).toEqual([{ kind: 'error', message: { key: 'api-token-refused' } }]);
  });

  it('says that an org-id is bad, and stays where it is', async () => {
    const app = runApp({
      start: { organizationId: '404' },
      handlers: {
        activateOrganization: () => {
          throw refusal(404);
        },
      },
    });
    await settle();
    expect(app.state().organization.data?.organization?.id).toBe(10);
    expect(app.toasts()).toEqual([
      { kind: 'error', message: { key: 'organization-not-available' } },
    ]);
  });

  it('keeps an org-id until someone has signed in', async () => {
    const app = runApp({
      token: null,
      start: { organizationId: '11' },
      handlers: {
        login: () => ({ key: 'fresh' }),
        activateOrganization: () => ({ organization: anOrganization({ id: 11 }) }),
      },
    });
    await settle();
    app.store.dispatch(loginCall.request(credentials));
    await settle();
    expect(app.names().slice(0, 2)).toEqual(['login', 'activateOrganization']);
  });
});

describe('signing in', () => {
  it('stores the token, loads the user and goes to where one came from', async () => {
    const app = runApp({ token: null, handlers: { login: () => ({ key: 'fresh' }) } });
    await settle();
    app.store.dispatch(loginCall.request(credentials));
    await settle();
    expect(app.calls[0]).toMatchObject({
      name: 'login',
      input: { body: { username: 'maija@example.fi', password: 'secret' } },
      options: { token: null },
    });
    expect(app.storage.read('API_TOKEN')).toBe('fresh');
    expect(app.visited).toEqual(['/roadmap']);
    expect(app.state().login.status).toBe('fulfilled');
  });

  it('keeps the refusal for the page to show, and stays signed out', async () => {
    const app = runApp({
      token: null,
      handlers: {
        login: () => {
          throw refusal(400, { non_field_errors: ['Wrong e-mail or password.'] });
        },
      },
    });
    await settle();
    app.store.dispatch(loginCall.request(credentials));
    await settle();
    expect(app.state().login.error?.messages).toEqual({
      non_field_errors: ['Wrong e-mail or password.'],
    });
    expect(app.state().session.status).toBe('signed-out');
    expect(app.visited).toEqual([]);
  });

  it('sends two requests one after the other, never side by side', async () => {
    const first = deferred<{ key: string }>();
    const app = runApp({ token: null, handlers: { login: () => first.promise } });
    await settle();
    app.store.dispatch(loginCall.request(credentials));
    app.store.dispatch(loginCall.request(credentials));
    await settle();
    expect(app.callsOf('login')).toHaveLength(1);
    first.resolve({ key: 'fresh' });
    await settle();
    expect(app.callsOf('login')).toHaveLength(2);
  });
});

describe('signing out', () => {
  it.each([
    ['answers', () => ({ detail: 'Signed out.' })],
    [
      'refuses',
      () => {
        throw refusal(500);
      },
    ],
  ])('clears token and user when the server %s', async (_, logout) => {
    const app = runApp({ handlers: { logout } });
    await settle();
    app.store.dispatch(signOutRequested());
    await settle();
    expect(app.callsOf('logout')).toHaveLength(1);
    expect(app.callsOf('logout')[0]?.options).toMatchObject({ token: 'token-1', keepalive: true });
    expect(app.storage.read('API_TOKEN')).toBeNull();
    expect(app.forget).toHaveBeenCalledTimes(1);
    expect(app.state().user.data).toBeNull();
    expect(app.state().session).toMatchObject({ status: 'signed-out', signedOutBy: 'user' });
  });
});

describe('losing the session', () => {
  it('resets everything but the theme on a 401, and cancels what is under way', async () => {
    const app = runApp();
    await settle();
    app.store.dispatch(themeChosen('dark'));
    const { epoch } = app.state().session;
    app.handlers.getUserDetails = () => new Promise(() => undefined);
    app.handlers.getGraphSettings = () => {
      throw refusal(401);
    };
    app.store.dispatch(userCall.request());
    app.store.dispatch(settingsCall.request());
    await settle();
    expect(app.callsOf('getUserDetails').at(-1)?.outcome).toBe('aborted');
    expect(app.storage.read('API_TOKEN')).toBeNull();
    expect(app.state().session).toMatchObject({
      token: null,
      status: 'signed-out',
      signedOutBy: 'refusal',
      epoch: epoch + 1,
    });
    expect(app.state().settings.data).toBeNull();
    expect(app.state().organization.data).toBeNull();
    expect(app.state().preferences.theme).toBe('dark');
  });

  it('looks at token_expired before the general rule', async () => {
    const app = runApp();
    await settle();
    app.handlers.getGraphSettings = () => {
      throw refusal(401, { detail: 'Expired.', code: 'token_expired' });
    };
    app.store.dispatch(settingsCall.request());
    await settle();
    expect(app.state().session).toMatchObject({ status: 'signed-out', signedOutBy: 'expiry' });
  });

  it('ignores a refusal that belongs to a session that is over', async () => {
    const logout = deferred<{ detail: string }>();
    const app = runApp({
      handlers: { logout: () => logout.promise, login: () => ({ key: 'second' }) },
    });
    await settle();
    app.store.dispatch(signOutRequested());
    await settle();
    app.store.dispatch(loginCall.request(credentials));
    await settle();
    logout.reject(refusal(401));
    await settle();
    expect(app.state().session).toMatchObject({ status: 'signed-in', token: 'second' });
  });

  it('signs in again after a reset', async () => {
    const app = runApp({ handlers: { login: () => ({ key: 'second' }) } });
    await settle();
    app.handlers.getGraphSettings = () => {
      throw refusal(401);
    };
    app.store.dispatch(settingsCall.request());
    await settle();
    delete app.handlers.getGraphSettings;
    app.store.dispatch(loginCall.request(credentials));
    await settle();
    expect(app.state().session).toMatchObject({ status: 'signed-in', token: 'second' });
  });
});
