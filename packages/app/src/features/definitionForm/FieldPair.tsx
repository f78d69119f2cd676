import { Columns } from '@tavoite/ui';
import type { ReactNode } from 'react';

/** Two fields stand side by side where each is as wide as this, the label of an optional title in one line. */
const FIELD_MIN_PX = 192;

/** Fields that belong together, such as a title in both languages; below each other where there is little room. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <Columns min={FIELD_MIN_PX}>{children}</Columns>
);
