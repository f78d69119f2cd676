import { refusal } from '../../../test/fakeApi.js';
import { memoryStorage, runApp, settle } from '../../../test/harness.js';
import { bindPreferences, readPreferences } from './browser.js';
import { languageCall, menuToggled, themeChosen } from './slice.js';

/** A window whose system theme the test can change. */
function fakeWindow(languages: string[] = ['en-GB']) {
  const listeners: ((event: { matches: boolean }) => void)[] = [];
  const query = {
    matches: false,
    addEventListener: (_: string, listener: (event: { matches: boolean }) => void) =>
      listeners.push(listener),
  };
  const documentElement = document.createElement('html');
  const fake = {
    matchMedia: () => query,
    navigator: { languages },
    document: { documentElement },
  } as unknown as Window;
  return {
    window: fake,
    documentElement,
    setSystemDark(matches: boolean) {
      for (const listener of listeners) listener({ matches });
    },
  };
}

describe('what a browser remembers', () => {
  it.each([
    [['fi-FI', 'en'], 'fi'],
    [['sv-SE', 'fi'], 'fi'],
    [['en-US', 'fi'], 'en'],
    [['de'], 'en'],
    [[], 'en'],
  ])('speaks the first language it knows of %j: %s', (languages, language) => {
    expect(readPreferences(memoryStorage(), fakeWindow(languages).window, null).language).toBe(
      language,
    );
  });

  it('takes nothing that it does not know', () => {
    const storage = memoryStorage({ theme: 'pink', language: 'sv', menu: 'sideways' });
    expect(readPreferences(storage, fakeWindow().window, 'blue')).toEqual({
      theme: 'system',
      themeOverride: null,
      systemDark: false,
      language: 'en',
      menuCollapsed: false,
    });
  });

  it('prefers what was chosen, and the theme of the address for this load', () => {
    const storage = memoryStorage({ theme: 'light', language: 'fi', menu: 'collapsed' });
    expect(readPreferences(storage, fakeWindow().window, 'dark')).toMatchObject({
      theme: 'light',
      themeOverride: 'dark',
      language: 'fi',
      menuCollapsed: true,
    });
  });
});

describe('document and storage', () => {
  it('follow the store, and the store the system', () => {
    const { store } = runApp({ token: null });
    const storage = memoryStorage();
    const { window, documentElement, setSystemDark } = fakeWindow();
    bindPreferences(store, storage, window);
    expect(documentElement.dataset.theme).toBe('light');
    setSystemDark(true);
    expect(documentElement.dataset.theme).toBe('dark');
    store.dispatch(themeChosen('light'));
    expect(documentElement.dataset.theme).toBe('light');
    expect(storage.read('theme')).toBe('light');
    store.dispatch(menuToggled());
    expect(storage.read('menu')).toBe('collapsed');
    store.dispatch(menuToggled());
    expect(storage.read('menu')).toBe('extended');
  });

  it('do not store the theme of the address', () => {
    const { store } = runApp({ token: null });
    const storage = memoryStorage();
    bindPreferences(store, storage, fakeWindow().window);
    store.dispatch(menuToggled());
    expect(storage.read('theme')).toBeNull();
  });
});

describe('the language', () => {
  it('is shown at once and sent behind it', async () => {
    const app = runApp({ handlers: { setLanguage: ({ body }) => body } });
    await settle();
    app.store.dispatch(languageCall.request('fi'));
    expect(app.state().preferences.language).toBe('fi');
    await settle();
    expect(app.callsOf('setLanguage').map(({ input }) => input)).toEqual([
      { body: { language: 'fi' } },
    ]);
  });

  it('stays when the server refuses it, which is reported', async () => {
    const app = runApp({
      handlers: {
        setLanguage: () => {
          throw refusal(500);
        },
      },
    });
    await settle();
    app.store.dispatch(languageCall.request('fi'));
    await settle();
    expect(app.state().preferences.language).toBe('fi');
    expect(app.toasts()).toEqual([{ kind: 'error', message: { key: 'error-server' } }]);
  });

  it('ends as the last of quick choices, in order', async () => {
    const app = runApp({ handlers: { setLanguage: ({ body }) => body } });
    await settle();
    for (const language of ['fi', 'en', 'fi'] as const) {
      app.store.dispatch(languageCall.request(language));
    }
    await settle();
    expect(
      app
        .callsOf('setLanguage')
        .map(({ input }) => (input as { body: { language: string } }).body.language),
    ).toEqual(['fi', 'en', 'fi']);
    expect(app.state().preferences.language).toBe('fi');
  });
});
