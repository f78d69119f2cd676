import { TextDecoder, TextEncoder } from 'node:util';

// React Router asks for them as it is loaded.
Object.assign(globalThis, { TextDecoder, TextEncoder });

/** What jsdom lacks and the app asks for. Call once per test file. */
export function fakeBrowser({ wide = true } = {}): void {
  window.matchMedia = (media) =>
    ({
      media,
      matches: media.includes('max-width') ? !wide : false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  window.scrollTo = () => undefined;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.hasPointerCapture = () => false;
}
