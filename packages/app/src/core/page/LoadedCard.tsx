import { Skeleton } from '@tavoite/ui';
import type { ReactNode } from 'react';
import type { AsyncState } from '../asyncState.js';
import { LoadFailure } from './LoadFailure.js';
import { SettingsCard, type SettingsCardProps } from './SettingsCard.js';

export interface LoadedCardProps<Data> extends Omit<SettingsCardProps, 'busy' | 'children'> {
  load: Pick<AsyncState<Data>, 'data' | 'error'>;
  /** What could not be loaded. */
  failure: string;
  onRetry: () => void;
  /** Of the rows, in pixels, while they are being loaded. */
  height: number;
  /** The rows, once they are there. */
  children: (data: Data) => ReactNode;
}

/** A `SettingsCard` whose rows are loaded apart from the page: it says so, and when that has failed. */
export const LoadedCard = <Data,>({
  load: { data, error },
  failure,
  onRetry,
  height,
  children,
  ...card
}: LoadedCardProps<Data>) => (
  <SettingsCard {...card} busy={!data && !error}>
    {data ? (
      children(data)
    ) : error ? (
      <LoadFailure title={failure} error={error} onRetry={onRetry} />
    ) : (
      <Skeleton shape="block" height={height} />
    )}
  </SettingsCard>
);
