import { token } from '@tavoite/tokens';

/** What a meter says in one word. */
export type MeterStatus = 'low' | 'mid' | 'high' | 'achieved' | 'none';

/** Colour of a status' mark. */
export const inkOf = (status: MeterStatus) =>
  token(`color-meter-${status === 'achieved' ? 'high' : status}`);

/**
 * Colour of what is filled of a bar, where `--meter-ink` is that of its mark. Only an achieved target has a solid
 * green one: that of a close target is diluted, and has an edge in the colour of its mark, to show its end.
 */
export const fillOf = (status: MeterStatus) =>
  status === 'high'
    ? `color-mix(in srgb, var(--meter-ink) 45%, ${token('color-surface')})`
    : 'var(--meter-ink)';
