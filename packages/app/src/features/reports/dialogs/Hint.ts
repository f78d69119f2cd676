import { token } from '@tavoite/tokens';
import { styled } from 'styled-components';

/** A sentence that helps with what stands above it. Renders a `<p>`. */
export const Hint = styled.p`
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-sm')};
`;
