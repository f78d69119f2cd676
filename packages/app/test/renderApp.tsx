import './browser.js';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { StyleSheetManager } from 'styled-components';
import { App } from '../src/app/App.js';
import { loadTexts } from '../src/i18n/load.js';
import { type AppSettings, runApp } from './harness.js';

interface PageSettings extends AppSettings {
  /** Whether styles count: what they hide is not found. */
  hasStyles?: boolean;
}

// The page starts with its texts loaded.
beforeAll(() => Promise.all([loadTexts('en'), loadTexts('fi')]));

// What one test typed is no draft of the next.
afterEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

/**
 * Where the styles go unless they count: every query by role looks through all that the page has.
 * How things look is tested in a browser.
 */
const UNUSED = document.createElement('div');

// A message can be answered while a dialog closes, when the rest of the page cannot be pressed.
const reachable = document.createElement('style');
reachable.textContent = '[data-toasts] * { pointer-events: auto; }';
document.head.append(reachable);

/** The whole app at an address, against a fake API. */
export function renderApp(address: string, { hasStyles = false, ...settings }: PageSettings = {}) {
  window.history.replaceState(null, '', address);
  const app = runApp({ parts: [], ...settings });
  render(
    <StyleSheetManager target={hasStyles ? undefined : UNUSED}>
      <Provider store={app.store}>
        <App navigation={app.navigation} />
      </Provider>
    </StyleSheetManager>,
  );
  return app;
}

/** Path and query of the window. */
export const address = () => `${window.location.pathname}${window.location.search}`;
