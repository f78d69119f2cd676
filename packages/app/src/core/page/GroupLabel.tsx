import { token } from '@tavoite/tokens';
import { styled } from 'styled-components';

/** Over the boxes of one question, as the label of a field is over it. Renders a `<p>`. */
export const GroupLabel = styled.p`
  font-size: ${token('font-size-sm')};
  font-weight: ${token('font-weight-medium')};
`;
