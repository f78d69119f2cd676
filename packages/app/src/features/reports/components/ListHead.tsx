import { token } from '@tavoite/tokens';
import { styled } from 'styled-components';

/** The heading of a column and its control, at one height in both columns. */
export const ListHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')} ${token('space-3')};
  min-height: ${token('size-control-md')};

  /* A long heading takes two lines before its control goes below it. */
  & > h2 {
    flex: 1 1 min-content;
  }
`;
