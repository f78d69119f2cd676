import * as Radix from '@radix-ui/react-slider';
import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: grid;
  gap: ${token('space-1')};
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token('space-3')};
  font-size: ${token('font-size-sm')};
  font-weight: ${token('font-weight-medium')};
  font-variant-numeric: tabular-nums;
`;

const Body = styled(Radix.Root)`
  position: relative;
  display: flex;
  align-items: center;
  height: ${token('size-target')};
  touch-action: none;
  user-select: none;
`;

const Track = styled(Radix.Track)`
  position: relative;
  flex: 1;
  height: 6px;
  overflow: hidden;
  border-radius: ${token('radius-pill')};
  background: ${token('color-meter-track')};

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Range = styled(Radix.Range)`
  position: absolute;
  height: 100%;
  background: ${token('color-accent')};
  forced-color-adjust: none;

  [data-disabled] > & {
    background: ${token('color-text-disabled')};
  }
`;

const Thumb = styled(Radix.Thumb)`
  display: block;
  width: 20px;
  height: 20px;
  border: 2px solid ${token('color-accent')};
  border-radius: ${token('radius-pill')};
  background: ${token('color-surface')};
  cursor: grab;

  &[data-disabled] {
    border-color: ${token('color-text-disabled')};
    cursor: not-allowed;
  }
`;

export interface SliderProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'defaultValue'> {
  /** Shown next to it and spoken as its name. */
  label: ReactNode;
  /** Where the thumb stands. */
  value: number;
  /** Least value, 0 by default. */
  min?: number;
  /** Greatest value, 100 by default. */
  max?: number;
  /** Between two values, 1 by default. */
  step?: number;
  /** Cannot be used, and says so. */
  disabled?: boolean;
  /** While it moves. */
  onValueChange: (value: number) => void;
  /** When it comes to rest: the moment to save. */
  onValueCommit?: (value: number) => void;
  /** How a value is written and spoken, e.g. `40 %`. */
  formatValue: (value: number) => string;
}

/** A number picked on a line, 0 to 100 by default. Renders a `<div>` with a `role="slider"` inside. */
export const Slider = ({
  label,
  value,
  min = 0,
  max = 100,
  step = 1,
  disabled,
  onValueChange,
  onValueCommit,
  formatValue,
  ...rest
}: SliderProps) => {
  const id = useId();
  return (
    <Root {...rest} data-value={value} data-disabled={disabled || undefined}>
      <Head>
        <span id={id}>{label}</span>
        <span aria-hidden="true">{formatValue(value)}</span>
      </Head>
      <Body
        value={[value]}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        onValueChange={([next]) => next !== undefined && onValueChange(next)}
        onValueCommit={([next]) => next !== undefined && onValueCommit?.(next)}
      >
        <Track>
          <Range />
        </Track>
        <Thumb aria-labelledby={id} aria-valuetext={formatValue(value)} />
      </Body>
    </Root>
  );
};
