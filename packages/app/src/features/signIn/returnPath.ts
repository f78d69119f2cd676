/** What the sign-in page is given along with its address. */
export interface LoginLocationState {
  /** The path that was asked for. */
  from?: string;
  /** Whoever is signed in may not see it. */
  forbidden?: boolean;
}

/** Any origin will do: it only serves to see whether a path leads away from it. */
const ORIGIN = 'https://own.invalid';

/**
 * The remembered location, if it is a path on this site; otherwise `/`. Refused are other origins in
 * every spelling browsers understand (`//host`, `/\host`, control characters) and the sign-in page.
 */
export function safeReturnPath(remembered: unknown): string {
  if (typeof remembered !== 'string') return '/';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is refused
  if (!/^\/(?![/\\])/.test(remembered) || /[\u0000-\u001f\u007f\\]/.test(remembered)) return '/';
  const url = new URL(remembered, ORIGIN);
  if (url.origin !== ORIGIN || /^\/login\/?$/.test(url.pathname)) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}
