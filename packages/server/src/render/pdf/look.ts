import { type ThemeName, type TokenName, themeValues } from '@tavoite/tokens';
import type { FontFace } from '../fonts.js';
import type { TextLook } from './output/painter.js';

/** Sizes of the pages and what is on them, in points. */
export const A4 = { short: 595.28, long: 841.89 } as const;
export const MARGIN = { left: 54, right: 54, top: 58, bottom: 58 } as const;
export const WIDE_MARGIN = { left: 40, right: 40, top: 48, bottom: 46 } as const;
/** Distance between the lines of running text, in text sizes. */
export const LEADING = 1.5;
export const BODY_SIZE = 10;

/** The colours of a report. */
export interface Palette {
  readonly ground: string;
  readonly text: string;
  readonly muted: string;
  readonly subtle: string;
  readonly border: string;
  readonly strong: string;
  readonly sunken: string;
  readonly accent: string;
  readonly accentText: string;
  readonly accentGround: string;
  readonly danger: string;
  readonly dangerGround: string;
}

export function palette(theme: ThemeName): Palette {
  const read = (name: TokenName): string => themeValues[theme][name];
  return {
    ground: read('color-surface'),
    text: read('color-text'),
    muted: read('color-text-muted'),
    subtle: read('color-text-subtle'),
    border: read('color-border'),
    strong: read('color-border-strong'),
    sunken: theme === 'light' ? read('color-canvas') : read('color-surface-raised'),
    accent: read('color-accent'),
    accentText: read('color-accent-text'),
    accentGround: read('color-accent-subtle'),
    danger: read('color-danger-text'),
    dangerGround: read('color-danger-subtle'),
  };
}

export const look = (face: FontFace, size: number, color: string, even = false): TextLook => ({
  face,
  size,
  color,
  even,
});
