import { token } from '@tavoite/tokens';

/** Free at the end of a narrow page that does not scroll: the hot link is there. */
export const LOCKED_END = `calc(${token('space-12')} + ${token('space-1')})`;
