import * as Dialog from '@radix-ui/react-dialog';
import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { Button } from '../Button/index.js';

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

const Panel = styled(Dialog.Content)`
  position: fixed;
  inset: 0;
  z-index: ${token('z-forced')};
  display: grid;
  justify-items: center;
  padding: ${token('space-8')} ${token('space-4')};
  overflow-y: auto;
  color: ${token('color-text')};
  background: ${token('color-canvas')};
  cursor: pointer;
  animation: ${appear} ${token('duration-slow')} ${token('easing-standard')};

  &:focus-visible {
    outline: none;
  }
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-6')};
  width: 100%;
  max-width: 720px;
  margin-block: auto;

  > button {
    align-self: center;
  }
`;

export interface FullScreenOverlayProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  open: boolean;
  /** Asked by a click anywhere, the close button and Escape. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
}

/**
 * Covers the whole screen until it is dismissed, as for forced system messages. A link inside
 * still works, and a click on it does not close. Renders a `<div role="dialog">`.
 */
export const FullScreenOverlay = ({
  open,
  onClose,
  title,
  closeLabel,
  children,
  ...rest
}: FullScreenOverlayProps) => (
  <Dialog.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
    <Dialog.Portal>
      <Panel
        aria-describedby={undefined}
        onClick={(event) => {
          if (!(event.target instanceof Element && event.target.closest('a, button'))) onClose();
        }}
        {...rest}
      >
        <Column>
          <Dialog.Title>{title}</Dialog.Title>
          {children}
          <Button variant="primary" size="lg" onClick={onClose}>
            {closeLabel}
          </Button>
        </Column>
      </Panel>
    </Dialog.Portal>
  </Dialog.Root>
);
