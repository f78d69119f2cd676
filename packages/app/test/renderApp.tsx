import './browser.js';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { App } from '../src/app/App.js';
import { loadTexts } from '../src/i18n/load.js';
import { type AppSettings, runApp } from './harness.js';

// The page starts with its texts loaded.
beforeAll(() => Promise.all([loadTexts('en'), loadTexts('fi')]));

// What one test typed is no draft of the next.
afterEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

/** The whole app at an address, against a fake API. */
export function renderApp(address: string, settings: AppSettings = {}) {
  window.history.replaceState(null, '', address);
  const app = runApp({ parts: [], ...settings });
  render(
    <Provider store={app.store}>
      <App navigation={app.navigation} />
    </Provider>,
  );
  return app;
}

/** Path and query of the window. */
export const address = () => `${window.location.pathname}${window.location.search}`;
