import { token } from '@tavoite/tokens';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { closeMark, compareMark } from '../TargetMeter/compareMark.js';
import { meterGeometry } from '../TargetMeter/geometry.js';
import { fillOf, inkOf } from '../TargetMeter/meterColours.js';
import type { Standing } from './standing.js';

const Bar = styled.span`
  position: relative;
  flex: 1;
  block-size: 0.3em;
  border-radius: ${token('radius-pill')};
  background: ${token('color-meter-track')};
  forced-color-adjust: none;

  &::before {
    position: absolute;
    inset-block: 0;
    inline-size: var(--meter-fill);
    box-shadow: inset 0 0 0 1px var(--meter-ink);
    border-radius: inherit;
    background: var(--meter-color);
    content: '';
  }

  /* As a larger one without data. */
  &[data-status='none'] {
    box-sizing: border-box;
    border: 1px dashed var(--meter-ink);
    background: none;
  }

  &[data-red-ground] {
    background: ${token('color-meter-track-negative')};
  }

  /* The compare value, as on larger meters. */
  &[data-compare]::after {
    ${compareMark}
    inset-inline-start: clamp(0px, var(--meter-compare) - 1px, 100% - 2px);
    content: '';
  }

  &[data-compare='close']::after {
    ${closeMark}
  }
`;

/** How far a target is reached, without words: for places that say it, or have no room to. */
export const ThinMeter = ({ status, progress }: Omit<Standing, 'target'>) => {
  const { fill, compare, isCompareClose } = meterGeometry(progress);
  return (
    <Bar
      data-status={status}
      data-red-ground={progress.red_ground || undefined}
      data-compare={compare === null ? undefined : isCompareClose ? 'close' : 'apart'}
      style={
        {
          '--meter-ink': inkOf(status),
          '--meter-color': fillOf(status),
          '--meter-fill': `${fill * 100}%`,
          '--meter-compare': `${(compare ?? 0) * 100}%`,
        } as CSSProperties
      }
    />
  );
};
