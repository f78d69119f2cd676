import { token } from '@tavoite/tokens';
import { Card, Stack } from '@tavoite/ui';
import { type ReactNode, type Ref, useId } from 'react';
import { styled } from 'styled-components';
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

const Root = styled(Card)`
  container-type: inline-size;
`;

/** Where there is room, what the card is stands beside its rows: they are found by it, and not too long. */
const Parts = styled(Stack)`
  @container (min-width: 56rem) {
    display: grid;
    grid-template-columns: 17rem minmax(0, 1fr);
    align-items: start;
    gap: ${token('space-10')};

    > :last-child:not(:has(> form, > p)) {
      /* The first row begins where the head does, without the line that parts it from what is above. */
      margin-block-start: calc(-1 * ${token('space-3')} - 1px);
    }

    > :last-child > div > [data-setting-row]:first-child {
      border-color: transparent;
    }

    form:not([data-setting-row] form) {
      max-inline-size: 30rem;
    }
  }
`;

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
    <Root role="region" aria-labelledby={id} aria-busy={busy}>
      <Parts>
        <CardHead
          id={id}
          title={title}
          description={description}
          headingRef={headingRef}
          actions={state}
        />
        <Stack>{children}</Stack>
      </Parts>
    </Root>
  );
};
