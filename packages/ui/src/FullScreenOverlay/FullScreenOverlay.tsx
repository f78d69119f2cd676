import * as Dialog from '@radix-ui/react-dialog';
import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/index.js';
import { motion } from '../styles/motion.js';
import { returnTarget } from '../utils/returnTarget.js';

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
  animation: ${motion.appear} ${token('duration-slow')} ${token('easing-standard')};

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

  /* In sight however long the message is. */
  > button {
    position: sticky;
    bottom: 0;
    align-self: center;
  }
`;

export interface FullScreenOverlayProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Whether it covers the page. */
  open: boolean;
  /** Asked by a click anywhere, the close button and Escape. */
  onClose: () => void;
  /** Shown as its heading. */
  title: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
}

/** Mounted while the overlay is open. */
const OverlayPanel = ({
  onClose,
  title,
  closeLabel,
  children,
  ...rest
}: Omit<FullScreenOverlayProps, 'open'>) => {
  const [origin] = useState(returnTarget);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Panel
      aria-describedby={undefined}
      onOpenAutoFocus={(event) => {
        // The message is read from its top, also when it is longer than the screen.
        event.preventDefault();
        button.current?.focus({ preventScroll: true });
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        origin?.focus();
      }}
      onClick={(event) => {
        const onControl = event.target instanceof Element && event.target.closest('a, button');
        // Who marks some of the text wants to copy it.
        const isMarking = window.getSelection()?.isCollapsed === false;
        if (!onControl && !isMarking) onClose();
      }}
      {...rest}
    >
      <Column>
        <Dialog.Title>{title}</Dialog.Title>
        {children}
        <Button ref={button} variant="primary" size="lg" onClick={onClose}>
          {closeLabel}
        </Button>
      </Column>
    </Panel>
  );
};

/**
 * Covers the whole screen until it is dismissed, as for forced system messages. A link inside
 * still works, and a click on it or marking some of the text does not close. Renders a `<div role="dialog">`.
 */
export const FullScreenOverlay = ({ open, ...rest }: FullScreenOverlayProps) => (
  <Dialog.Root open={open} onOpenChange={(next) => (next ? undefined : rest.onClose())}>
    <Dialog.Portal>
      <OverlayPanel {...rest} />
    </Dialog.Portal>
  </Dialog.Root>
);
