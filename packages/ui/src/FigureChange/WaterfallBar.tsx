import type { FigureChange as Change } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { mobile } from '../styles/index.js';
import { type BarPlace, effectOf } from './rows.js';

const Track = styled.div`
  position: relative;
  min-width: 72px;
  height: 18px;

  &::before {
    position: absolute;
    inset-block: -6px;
    inset-inline-start: var(--zero);
    width: 1px;
    background: ${token('color-border-strong')};
    content: '';
  }

  ${mobile} {
    margin-block: ${token('space-1')};

    &::before {
      inset-block: 0;
    }
  }
`;

const Bar = styled.span`
  --bar: ${token('color-border-strong')};
  position: absolute;
  inset-block: 2px;
  inset-inline-start: var(--start);
  width: max(var(--length), 2px);
  background: var(--bar);
  border: 1px solid var(--bar);
  border-radius: 2px;

  &[data-effect='better'] {
    --bar: ${token('color-accent')};
  }

  &[data-effect='worse'] {
    --bar: ${token('color-warning')};
  }

  &[data-row='interaction'] {
    --bar: ${token('color-text-muted')};
  }

  &[data-state='estimate'] {
    background: repeating-linear-gradient(
      135deg,
      var(--bar) 0 3px,
      ${token('color-surface-raised')} 3px 6px
    );
  }

  @media (forced-colors: active) {
    --bar: CanvasText;
    forced-color-adjust: none;
  }
`;

type RowKind = 'input' | 'interaction' | 'total';

/** A line of the waterfall. */
export interface LineProps {
  kind: RowKind;
  value: number | null;
  isEstimate: boolean;
  bar: BarPlace | null;
  zero: number;
  /** What is aimed at: a change is coloured by its effect, not by its direction. */
  aim: Change['aim'];
}

/** From where the previous line ended to where this one ends; a picture of the figure next to it. */
export const WaterfallBar = ({ kind, value, isEstimate, bar, zero, aim }: LineProps) => {
  const places = {
    '--zero': `${zero}%`,
    '--start': `${bar?.start ?? 0}%`,
    '--length': `${bar?.length ?? 0}%`,
  };
  return (
    <Track style={places as CSSProperties} aria-hidden="true">
      {bar && value ? (
        <Bar
          data-effect={effectOf(value, aim) ?? undefined}
          data-row={kind}
          data-state={isEstimate ? 'estimate' : 'actual'}
        />
      ) : null}
    </Track>
  );
};
