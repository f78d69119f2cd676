import type { TokenName } from './generated/names.js';

type ColorTokenName = Extract<TokenName, `color-${string}`>;

/** A foreground and a ground that meet on screen, and the WCAG ratio they must reach. */
export interface ContrastPair {
  foreground: ColorTokenName;
  background: ColorTokenName;
  /** 4.5 for text, 3 for graphics and edges of controls. */
  minimum: 4.5 | 3;
}

const GROUNDS = [
  'color-canvas',
  'color-surface',
  'color-surface-raised',
  'color-surface-sunken',
  'color-surface-hover',
  'color-surface-selected',
] as const satisfies readonly ColorTokenName[];

const on = (
  minimum: ContrastPair['minimum'],
  foregrounds: readonly ColorTokenName[],
  backgrounds: readonly ColorTokenName[],
): ContrastPair[] =>
  foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => ({ foreground, background, minimum })),
  );

/** Every pair the components use; a new combination belongs here before it is drawn. */
export const contrastPairs: readonly ContrastPair[] = [
  ...on(
    4.5,
    ['color-text', 'color-text-muted', 'color-accent-text', 'color-danger-text'],
    [...GROUNDS],
  ),
  ...on(4.5, ['color-text-subtle'], [...GROUNDS]),
  ...on(4.5, ['color-text-inverse'], ['color-surface-inverse']),
  ...on(4.5, ['color-on-accent'], ['color-accent', 'color-accent-hover', 'color-accent-active']),
  ...on(4.5, ['color-on-danger'], ['color-danger', 'color-danger-hover']),
  ...on(4.5, ['color-text', 'color-danger-text'], ['color-danger-subtle']),
  ...on(4.5, ['color-text', 'color-warning-text'], ['color-warning-subtle']),
  ...on(4.5, ['color-text', 'color-success-text'], ['color-success-subtle']),
  ...on(4.5, ['color-text', 'color-info-text'], ['color-info-subtle']),
  ...on(4.5, ['color-text', 'color-accent-text'], ['color-accent-subtle']),
  ...on(4.5, ['color-chart-text'], ['color-canvas', 'color-surface', 'color-surface-raised']),
  ...on(3, ['color-focus-ring', 'color-border-strong'], [...GROUNDS]),
  ...on(3, ['color-danger'], ['color-danger-subtle', 'color-surface', 'color-surface-raised']),
  ...on(3, ['color-warning'], ['color-warning-subtle', 'color-surface', 'color-surface-raised']),
  ...on(3, ['color-success'], ['color-success-subtle', 'color-surface', 'color-surface-raised']),
  ...on(3, ['color-info'], ['color-info-subtle', 'color-surface', 'color-surface-raised']),
  ...on(3, ['color-unread', 'color-accent'], ['color-surface', 'color-surface-selected']),
  ...on(
    3,
    ['color-meter-low', 'color-meter-mid', 'color-meter-high', 'color-meter-none'],
    ['color-surface', 'color-surface-raised', 'color-canvas', 'color-meter-track'],
  ),
  ...on(3, ['color-meter-low', 'color-meter-marker'], ['color-meter-track-negative']),
  ...on(3, ['color-meter-marker'], ['color-surface', 'color-meter-track']),
  // Of what was, at the ends of a bar.
  ...on(3, ['color-text-muted'], ['color-meter-track', 'color-meter-track-negative']),
  ...on(
    3,
    [
      'color-chart-axis',
      'color-chart-cursor',
      'color-chart-target',
      'color-chart-compare',
      'color-chart-earlier',
    ],
    ['color-surface', 'color-canvas'],
  ),
];
