import { Columns } from '@tavoite/ui';
import type { ReactNode } from 'react';

/** The least that lets what is set and its control stand on one line. */
const COLUMN_PX = 440;

/** Cards of settings, side by side where both have room. */
export const CardColumns = ({ children }: { children: ReactNode }) => (
  <Columns min={COLUMN_PX}>{children}</Columns>
);
