import * as Radix from '@radix-ui/react-tooltip';
import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { motion } from '../styles/motion.js';

const Panel = styled(Radix.Content)`
  z-index: ${token('z-popover')};
  max-width: min(${token('layout-tooltip')}, calc(100vw - ${token('space-4')}));
  padding: ${token('space-1')} ${token('space-2')};
  font-size: ${token('font-size-sm')};
  color: ${token('color-text-inverse')};
  background: ${token('color-surface-inverse')};
  border: 1px solid transparent;
  border-radius: ${token('radius-control')};
  animation: ${motion.appear} ${token('duration-normal')} ${token('easing-standard')};
`;

export interface TooltipProps extends Omit<ComponentPropsWithRef<'div'>, 'content'> {
  /** A short text; anything to read or press belongs in a `Popover`. */
  content: ReactNode;
  /** The element it explains; it takes a ref and props, and can have the focus. */
  children: ReactElement;
  /** The side on which it opens, if there is room. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Milliseconds of hovering before it opens; focus opens it at once. */
  delay?: number;
}

/** A short explanation on hover and focus. Renders a `<div>` at the end of the body. */
export const Tooltip = ({
  content,
  children,
  side = 'top',
  delay = 250,
  ...rest
}: TooltipProps) => (
  <Radix.Provider delayDuration={delay}>
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Panel side={side} sideOffset={6} collisionPadding={8} {...rest}>
          {content}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  </Radix.Provider>
);
