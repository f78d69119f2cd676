import '@tavoite/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { StyleSheetManager } from 'styled-components';
import { createApiClient } from './api/client.js';
import { App } from './app/App.js';
import { nestedConditions } from './app/nestedConditions.js';
import { fetchScreen } from './app/routes.js';
import { takeStartParameters } from './app/startParameters.js';
import { createAppStore } from './app/store.js';
import { pageCode } from './core/codeLoader.js';
import { createNavigation } from './core/navigation.js';
import { appReset } from './core/reset.js';
import { createSessionTabs } from './core/sessionTabs.js';
import { safeStorage } from './core/storage.js';
import { bindPreferences, readPreferences } from './features/preferences/browser.js';
import { loadTexts } from './i18n/load.js';

// First of all, before anything else is asked of any server: no token stays in the address.
const { theme, ...request } = takeStartParameters(window);

const STYLE_PLUGINS = [nestedConditions];

/** Where libraries that create their own style elements (Radix's scroll lock) look for the page's nonce. */
function announceNonce(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) Object.assign(window, { __webpack_nonce__: nonce });
}

async function boot(): Promise<void> {
  announceNonce();
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');
  const checks = import.meta.env.DEV ? await import('./api/checkAnswer.js') : {};
  const local = safeStorage(() => window.localStorage);
  const navigation = createNavigation((address) => window.location.assign(address));
  const tabs = createSessionTabs(window);
  const { store, start } = createAppStore({
    environment: {
      api: createApiClient({ fetch: window.fetch.bind(window), ...checks }),
      navigation,
      sessionStorage: safeStorage(() => window.sessionStorage),
      localStorage: local,
      tabs,
    },
    preferences: readPreferences(local, window, theme),
  });
  bindPreferences(store, local, window);
  const tokenOf = () => store.getState().session.token;
  tabs.join(tokenOf, (ended) => {
    if (ended === tokenOf()) store.dispatch(appReset({ token: null, signedOutBy: 'user' }));
  });
  start({ ...request, isNewTab: true });
  // Nothing can be said without texts; they come once they can be fetched.
  const texts = pageCode.load(() => loadTexts(store.getState().preferences.language));
  // A moment later: nothing is drawn before the texts, which are to be fetched first.
  setTimeout(() => {
    if (tokenOf()) fetchScreen(window.location.pathname, store.dispatch);
  });
  await texts;
  createRoot(container).render(
    <StrictMode>
      <StyleSheetManager stylisPlugins={STYLE_PLUGINS}>
        <Provider store={store}>
          <App navigation={navigation} />
        </Provider>
      </StyleSheetManager>
    </StrictMode>,
  );
}

void boot();

// An older version may have left one behind.
void navigator.serviceWorker
  ?.getRegistrations()
  .then((registrations) => Promise.all(registrations.map((worker) => worker.unregister())))
  .catch(() => undefined);
