import { token } from '@tavoite/tokens';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Slider } from '../Slider/index.js';

export interface TaskProgressProps {
  label: string;
  /** 0 to 100. */
  value: number;
  readOnly: boolean;
  onChange: (value: number) => void;
}

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token('space-3')};
  font-size: ${token('font-size-sm')};
  font-weight: ${token('font-weight-medium')};
  font-variant-numeric: tabular-nums;
`;

const Track = styled.div`
  block-size: 6px;
  margin-block: ${token('space-2')};
  overflow: hidden;
  border-radius: ${token('radius-pill')};
  background: ${token('color-meter-track')};

  > div {
    block-size: 100%;
    background: ${token('color-accent')};
    forced-color-adjust: none;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const percent = (value: number) => `${value}\u00a0%`;

/** What is done of a task: a slider for those who may change it, else a bar that nothing invites to drag. */
export const TaskProgress = ({ label, value, readOnly, onChange }: TaskProgressProps) => {
  const id = useId();
  /** While the thumb moves; what is true comes from outside. */
  const [moving, setMoving] = useState<number | null>(null);
  if (readOnly)
    return (
      <div>
        <Head>
          <span id={id}>{label}</span>
          <span aria-hidden="true">{percent(value)}</span>
        </Head>
        <Track
          role="progressbar"
          aria-labelledby={id}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={value}
          aria-valuetext={percent(value)}
        >
          <div style={{ inlineSize: `${value}%` }} />
        </Track>
      </div>
    );
  return (
    <Slider
      label={label}
      value={moving ?? value}
      formatValue={percent}
      onValueChange={setMoving}
      onValueCommit={(next) => {
        setMoving(null);
        onChange(next);
      }}
    />
  );
};
