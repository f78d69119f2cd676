import { token } from '@tavoite/tokens';

/** Of a shadow at an edge behind which something goes on. */
export const edgeColor = `color-mix(in srgb, ${token('color-border-strong')} 30%, transparent)`;

/** The picture of such a shadow; it fades to that side. */
export const edgeShadow = (to: 'left' | 'right' | 'top'): string =>
  `linear-gradient(to ${to}, ${edgeColor}, transparent)`;
