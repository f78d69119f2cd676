import { token } from '@tavoite/tokens';
import { styled } from 'styled-components';

/** What is known, each name beside its value; below it on a phone. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(8em, auto) minmax(0, 1fr);
  gap: ${token('space-2')} ${token('space-8')};
  margin: 0;

  dt {
    color: ${token('color-text-muted')};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  @media (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;

    dd + dt {
      margin-block-start: ${token('space-3')};
    }
  }
`;
