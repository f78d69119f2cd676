import { formatPercent, type Locale } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import { styled } from 'styled-components';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  font-size: ${token('font-size-sm')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/* The figure beside it says the same. */
const Bar = styled.span`
  inline-size: 48px;
  block-size: 6px;
  overflow: hidden;
  border-radius: ${token('radius-control')};
  background: ${token('color-surface-sunken')};
  box-shadow: inset 0 0 0 1px ${token('color-border')};
  forced-color-adjust: none;

  & > span {
    display: block;
    block-size: 100%;
    /* Where tasks have the colours of their main tasks, theirs. */
    background: var(--progress-fill, ${token('color-accent')});
  }
`;

/* As wide as "100 %", so that bars one below the other begin at one place. */
const Figure = styled.span`
  min-inline-size: 3.1em;
  text-align: end;
`;

export interface TaskProgressProps {
  /** 0 to 100. */
  progress: number;
  /** Language of the figure. */
  locale: Locale;
}

/** How far a task has come, as a small bar and a figure. Renders a `<span>`. */
export const TaskProgress = ({ progress, locale }: TaskProgressProps) => (
  <Root>
    <Bar aria-hidden="true">
      <span style={{ inlineSize: `${progress}%` }} />
    </Bar>
    <Figure>{formatPercent(progress, { locale, decimals: 0 })}</Figure>
  </Root>
);
