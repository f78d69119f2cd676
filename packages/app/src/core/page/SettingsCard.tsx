import { Card, Stack } from '@tavoite/ui';
import { type ReactNode, type Ref, useId } from 'react';
import { CardHead } from './CardHead.js';

export interface SettingsCardProps {
  title: string;
  /** What it is for, in a sentence. */
  description?: string;
  /** Of the heading, which takes the focus when what had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** At the end of the head, such as whether it is switched on. */
  state?: ReactNode;
  /** While its rows are being loaded. */
  busy?: boolean;
  children: ReactNode;
}

/** One part of what a user sets for themselves: its head, then a row for each setting. */
export const SettingsCard = ({
  title,
  description,
  headingRef,
  state,
  busy = false,
  children,
}: SettingsCardProps) => {
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id} aria-busy={busy}>
      <Stack>
        <CardHead
          id={id}
          title={title}
          description={description}
          headingRef={headingRef}
          actions={state}
        />
        {children}
      </Stack>
    </Card>
  );
};
