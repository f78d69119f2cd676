import { rem } from '@tavoite/tokens';
import { Columns } from '@tavoite/ui';
import type { CSSProperties, ReactNode } from 'react';

/** The least that lets what is set and its control stand on one line. */
const COLUMN_PX = 516;
/** Controls end below each other; the widest, of the theme, is whole. */
const CONTROLS = { '--setting-actions': rem(256) } as CSSProperties;

/** Cards of settings, side by side where both have room, and then in rows. */
export const CardColumns = ({ children }: { children: ReactNode }) => (
  <Columns min={COLUMN_PX} style={CONTROLS}>
    {children}
  </Columns>
);
