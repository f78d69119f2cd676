import * as Menu from '@radix-ui/react-dropdown-menu';
import { token } from '@tavoite/tokens';
import { styled } from 'styled-components';
import { floatingPanel } from '../styles/index.js';
import { motion } from '../styles/motion.js';

/** The surface that a menu's items are on. */
export const Panel = styled(Menu.Content)`
  ${floatingPanel}
  min-width: max(180px, var(--radix-dropdown-menu-trigger-width));
  max-width: min(360px, calc(100vw - ${token('space-4')}));
  max-height: min(480px, var(--radix-dropdown-menu-content-available-height));
  padding: ${token('space-1')};
  overflow-y: auto;
  animation: ${motion.drop} ${token('duration-normal')} ${token('easing-standard')};
`;
