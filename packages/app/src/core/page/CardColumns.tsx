import { Columns } from '@tavoite/ui';
import type { CSSProperties, ReactNode } from 'react';

/** The least that lets what is set and its control stand on one line. */
const COLUMN_PX = 492;
/** Controls begin below each other, and the widest, of the theme, is whole. */
const CONTROLS = { '--setting-actions': '52%' } as CSSProperties;

/** Cards of settings, side by side where both have room, and then in rows. */
export const CardColumns = ({ children }: { children: ReactNode }) => (
  <Columns min={COLUMN_PX} style={CONTROLS}>
    {children}
  </Columns>
);
