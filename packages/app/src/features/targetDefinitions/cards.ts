import { token } from '@tavoite/tokens';
import { GroupCard } from '@tavoite/ui';
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

/** Has a grip and a menu besides: what is between them is left to the name. */
export const EditedGroup = styled(GroupCard)`
  header {
    gap: ${token('space-1')};
    padding-inline: ${token('space-2')} ${token('space-3')};
  }

  header > :has(h3) {
    margin-inline-start: ${token('space-1')};
  }
`;
