import { token } from '@tavoite/tokens';
import { Icon, Stack } from '@tavoite/ui';
import { ChevronRightIcon } from '@tavoite/ui/icons';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/Texts.js';

export interface MoreFieldsProps {
  /** One of them says something already: they are open at first. */
  isUsed: boolean;
  /** Something in one of them was refused: they cannot be closed. */
  isRefused: boolean;
  children: ReactNode;
}

const Root = styled.details`
  > summary {
    display: flex;
    align-items: center;
    gap: ${token('space-1')};
    width: fit-content;
    margin-block-end: ${token('space-2')};
    color: ${token('color-text-muted')};
    font-weight: ${token('font-weight-medium')};
    cursor: pointer;

    &::-webkit-details-marker {
      display: none;
    }

    svg {
      transition: transform ${token('duration-fast')} ${token('easing-standard')};
    }
  }

  &[open] > summary {
    margin-block-end: ${token('space-4')};

    svg {
      transform: rotate(90deg);
    }
  }
`;

/** Fields that most do without, at the end of a form. */
export const MoreFields = ({ isUsed, isRefused, children }: MoreFieldsProps) => {
  const { text } = useText();
  const [isOpen, setOpen] = useState(isUsed);
  return (
    <Root open={isOpen || isRefused} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Icon icon={ChevronRightIcon} size="sm" />
        {text('more-settings')}
      </summary>
      <Stack>{children}</Stack>
    </Root>
  );
};
