import { browserTheme, type ChartSeries } from '@tavoite/charts';
import { token } from '@tavoite/tokens';
import { styled } from 'styled-components';

const Key = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space-3')};
`;

const Mark = styled.span`
  display: inline-block;
  width: 9px;
  height: 9px;
  margin-inline-end: ${token('space-1')};
  border-radius: 2px;
  forced-color-adjust: none;
`;

/** Which colour is which in a stack whose graph has no legend, in the order in which its parts are stacked. */
export const StackKey = ({ parts }: { parts: readonly ChartSeries[] }) => (
  <Key>
    {parts.map(({ key, title, color }, index) => (
      <span key={key}>
        <Mark style={{ background: browserTheme.series(index, color) }} aria-hidden="true" />
        {title}
      </span>
    ))}
  </Key>
);
