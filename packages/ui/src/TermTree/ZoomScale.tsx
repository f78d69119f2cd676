import { token } from '@tavoite/tokens';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/index.js';
import { mobile } from '../styles/index.js';
import type { Viewport } from './useViewport.js';

const Scale = styled(Button)`
  min-inline-size: 3.75rem;
  font-size: ${token('font-size-sm')};
  font-variant-numeric: tabular-nums;

  &&[data-variant='quiet'] {
    --button-padding: ${token('space-1')};
    --button-text: inherit;
  }

  ${mobile} {
    display: none;
  }
`;

export interface ZoomScaleProps {
  viewport: Pick<Viewport, 'follow' | 'scale' | 'zoomToFull'>;
  /** What a press does. */
  label: string;
}

/** How large cards are drawn, in percent of their full size; a press goes back to that. Renders a `<button>`. */
export const ZoomScale = ({ viewport, label }: ZoomScaleProps) => {
  const { follow, scale, zoomToFull } = viewport;
  const [percent, setPercent] = useState(100);
  // It alone is drawn again at every step.
  useEffect(() => follow(() => setPercent(Math.round(scale() * 100))), [follow, scale]);
  const text = `${percent}\u00a0%`;
  return (
    <Scale variant="quiet" aria-label={`${text}, ${label}`} title={label} onClick={zoomToFull}>
      {text}
    </Scale>
  );
};
