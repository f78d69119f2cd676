import { token } from '@tavoite/tokens';
import { styled } from 'styled-components';
import { inkOf, type MeterStatus } from './meterColours.js';

export type { MeterStatus };

const Mark = styled.svg`
  flex: none;
  inline-size: 1em;
  block-size: 1em;
  overflow: visible;
  forced-color-adjust: none;
`;

const SHAPES = {
  low: (
    <path d="M2.2 4h11.6c.7 0 1.1.8.7 1.4l-5.8 8.3a.85.85 0 0 1-1.4 0L1.5 5.4C1.1 4.8 1.5 4 2.2 4Z" />
  ),
  mid: <rect x="3" y="3" width="10" height="10" rx="1.2" transform="rotate(45 8 8)" />,
  high: <circle cx="8" cy="8" r="5.5" />,
  achieved: (
    <>
      <circle cx="8" cy="8" r="8" />
      <path
        d="m4.4 8.3 2.5 2.5 4.8-5.2"
        fill="none"
        stroke={token('color-surface')}
        strokeWidth="2"
      />
    </>
  ),
  none: (
    <path
      d="M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM5.5 8h5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
    />
  ),
} as const satisfies Record<MeterStatus, React.ReactNode>;

/** From what is far behind to what is not known. */
export const METER_STATUSES = Object.keys(SHAPES) as MeterStatus[];

/**
 * The meter's status as a shape, so that it never depends on colour alone: triangle, diamond, disc,
 * ticked disc, and a dash in a ring for no data. Not spoken. Renders an `<svg>`.
 */
export const StatusMark = ({ status }: { status: MeterStatus }) => (
  <Mark
    viewBox="0 0 16 16"
    color={inkOf(status)}
    fill="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    data-status={status}
  >
    {SHAPES[status]}
  </Mark>
);
