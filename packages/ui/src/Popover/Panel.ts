import * as Radix from '@radix-ui/react-popover';
import { token } from '@tavoite/tokens';
import { keyframes, styled } from 'styled-components';
import { floatingPanel } from '../styles/index.js';

const appear = keyframes`
  from {
    opacity: 0;
    translate: 0 -4px;
  }
`;

/** The sheet of a popover. */
export const Panel = styled(Radix.Content)`
  ${floatingPanel}
  width: max-content;
  max-width: min(${token('layout-tooltip')}, calc(100vw - ${token('space-4')}));
  max-height: var(--radix-popover-content-available-height);
  padding: ${token('space-4')};
  overflow-y: auto;
  animation: ${appear} ${token('duration-normal')} ${token('easing-standard')};

  &:focus-visible {
    outline: none;
  }

  &[data-wide] {
    max-width: calc(100vw - ${token('space-4')});
  }
`;
