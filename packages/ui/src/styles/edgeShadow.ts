import { token } from '@tavoite/tokens';

/** The picture of a shadow at an edge behind which something goes on; it fades to that side. */
export const edgeShadow = (to: 'left' | 'right'): string =>
  `linear-gradient(to ${to}, color-mix(in srgb, ${token('color-border-strong')} 30%, transparent), transparent)`;
