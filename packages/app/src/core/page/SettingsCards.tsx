import { rem } from '@tavoite/tokens';
import { Stack } from '@tavoite/ui';
import type { CSSProperties, ReactNode } from 'react';

/** Beyond it a control would be too far from its words. */
const MAX_WIDTH_PX = 1200;
/** Controls end below each other; the widest, of the theme, is whole. */
const LOOK = {
  '--setting-actions': rem(256),
  maxInlineSize: rem(MAX_WIDTH_PX),
} as CSSProperties;

/** Cards of settings below each other, all of one width. */
export const SettingsCards = ({ children }: { children: ReactNode }) => (
  <Stack style={LOOK}>{children}</Stack>
);
