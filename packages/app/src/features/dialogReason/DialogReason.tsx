import { token } from '@tavoite/tokens';
import { MOBILE_QUERY } from '@tavoite/ui';
import { styled } from 'styled-components';

/** In the foot of a dialog: why the button beside it does nothing yet. Renders a `<p>`. */
export const DialogReason = styled.p`
  align-self: center;
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-sm')};

  @media ${MOBILE_QUERY} {
    flex-basis: 100%;
  }
`;
