import * as Radix from '@radix-ui/react-popover';
import { token } from '@tavoite/tokens';
import { styled } from 'styled-components';
import { floatingPanel } from '../styles/index.js';
import { motion } from '../styles/motion.js';

/** The sheet of a popover. */
export const Panel = styled(Radix.Content)`
  ${floatingPanel}
  width: max-content;
  max-width: min(${token('layout-tooltip')}, calc(100vw - ${token('space-4')}));
  max-height: var(--radix-popover-content-available-height);
  padding: ${token('space-4')};
  overflow-y: auto;
  animation: ${motion.drop} ${token('duration-normal')} ${token('easing-standard')};

  &:focus-visible {
    outline: none;
  }

  &[data-wide] {
    max-width: calc(100vw - ${token('space-4')});
  }
`;
