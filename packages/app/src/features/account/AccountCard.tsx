import { Card, Stack } from '@tavoite/ui';
import { type ReactNode, useId } from 'react';

export interface AccountCardProps {
  title: string;
  children: ReactNode;
}

/** One part of the account, under its heading. */
export const AccountCard = ({ title, children }: AccountCardProps) => {
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id}>
      <Stack>
        <h2 id={id}>{title}</h2>
        {children}
      </Stack>
    </Card>
  );
};
