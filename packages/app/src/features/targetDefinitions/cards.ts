import { token } from '@tavoite/tokens';
import { styled } from 'styled-components';

/** The months of the figures; its line is there before they are known. */
export const Period = styled.p`
  min-height: 1lh;
  margin-block-end: ${token('space-2')};
  color: ${token('color-text-muted')};
`;

/** Below the targets of a card. */
export const AddTarget = styled.div`
  padding: 0 ${token('space-2')} ${token('space-1')};
`;
