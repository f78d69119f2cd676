import { token } from '@tavoite/tokens';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { meterGeometry } from '../TargetMeter/geometry.js';
import type { Standing } from './standing.js';

const Bar = styled.span`
  --meter-color: ${token('color-meter-none')};
  flex: 1;
  block-size: 0.3em;
  border-radius: ${token('radius-pill')};
  background: linear-gradient(var(--meter-color) 0 0) 0 0 / var(--meter-fill) 100% no-repeat
    ${token('color-meter-track')};
  forced-color-adjust: none;

  &[data-status='low'] {
    --meter-color: ${token('color-meter-low')};
  }

  &[data-status='mid'] {
    --meter-color: ${token('color-meter-mid')};
  }

  &[data-red-ground] {
    background: ${token('color-meter-track-negative')};
    box-shadow: inset 0 0 0 1px ${token('color-meter-low')};
  }

  &[data-status='high'],
  &[data-status='achieved'] {
    --meter-color: ${token('color-meter-high')};
  }
`;

/** How far a target is reached, without words: for places that say it, or have no room to. */
export const ThinMeter = ({ status, progress }: Standing) => (
  <Bar
    data-status={status}
    data-red-ground={progress.red_ground || undefined}
    style={{ '--meter-fill': `${meterGeometry(progress).fill * 100}%` } as CSSProperties}
  />
);
