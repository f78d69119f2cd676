import { token } from '@tavoite/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Over the whole window; the file is dropped through it. */
const Area = styled.div`
  position: fixed;
  inset: ${token('space-3')};
  z-index: ${token('z-dialog')};
  display: grid;
  place-items: center;
  border-radius: ${token('radius-card')};
  outline: 2px dashed ${token('color-accent')};
  background: color-mix(in srgb, ${token('color-canvas')} 70%, transparent);
  pointer-events: none;

  > p {
    max-width: 90%;
    padding: ${token('space-4')} ${token('space-6')};
    border-radius: ${token('radius-card')};
    color: ${token('color-text')};
    background: ${token('color-surface')};
    box-shadow: ${token('shadow-raised')};
    text-align: center;
  }
`;

/** Says while a file is dragged over the page what dropping it does. */
export const DropHint = ({ children }: { children: ReactNode }) => (
  <Area>
    <p>{children}</p>
  </Area>
);
