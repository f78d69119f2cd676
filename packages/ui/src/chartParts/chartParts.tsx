import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/index.js';
import { EmptyState } from '../EmptyState/index.js';
import { ErrorState } from '../ErrorState/index.js';
import { WarningIcon } from '../icons/index.js';
import { LiveRegion } from '../LiveRegion/index.js';
import { Skeleton } from '../Skeleton/index.js';
import { floatingPanel } from '../styles/index.js';
import { Tooltip } from '../Tooltip/index.js';

const TooltipPanel = styled.div`
  ${floatingPanel}
`;

interface ChartErrorProps {
  title: ReactNode;
  retryLabel: string;
  onRetry?: (() => void) | undefined;
}

/** Without a way to try again it says what failed. */
const ChartError = ({ title, retryLabel, onRetry }: ChartErrorProps) =>
  onRetry ? (
    <ErrorState title={title} retryLabel={retryLabel} onRetry={onRetry} />
  ) : (
    <EmptyState role="alert" tone="danger" icon={WarningIcon} title={title} />
  );

/**
 * The kit's parts for the frame of charts: `<ChartProvider parts={chartParts}>` of `@tavoite/charts`
 * makes charts look and behave like the kit.
 */
export const chartParts = {
  Button,
  EmptyState,
  ErrorState: ChartError,
  LiveRegion,
  Skeleton,
  Tooltip,
  TooltipPanel,
};
