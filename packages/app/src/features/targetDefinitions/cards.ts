import { token } from '@tavoite/tokens';
import { styled } from 'styled-components';

/** The months of the figures, and the tree's size; the line is there before they are known. */
export const Period = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${token('size-control-sm')};
  margin-block-end: ${token('space-2')};
  color: ${token('color-text-muted')};
`;

/** Below the targets of a card. */
export const AddTarget = styled.div`
  padding: 0 ${token('space-5')} ${token('space-1')};
`;
