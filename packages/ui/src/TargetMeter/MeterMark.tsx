import { token } from '@tavoite/tokens';
import { styled } from 'styled-components';

/**
 * The mark as it stands on a meter, beside the words for it: a plain bar for the compare value, a split
 * one for the target (`data-mark="target"`). Renders a `<span>`.
 */
export const MeterMark = styled.span`
  display: inline-block;
  inline-size: 2px;
  block-size: 0.9em;
  margin-inline-end: 0.5em;
  vertical-align: -0.1em;
  background: ${token('color-text-muted')};
  forced-color-adjust: none;

  &[data-mark='target'] {
    inline-size: 3px;
    background: linear-gradient(
      to right,
      ${token('color-meter-track')} 2px,
      ${token('color-meter-marker')} 2px
    );
  }

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;
