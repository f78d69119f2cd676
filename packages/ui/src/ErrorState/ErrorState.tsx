import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../Button/index.js';
import { EmptyState } from '../EmptyState/index.js';
import { Icon } from '../Icon/index.js';
import { RefreshIcon, WarningIcon } from '../icons/index.js';

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** What failed, in one line. */
  title: ReactNode;
  /** What it means for the reader. */
  description?: ReactNode;
  /** Text of the retry button, also spoken while it retries. */
  retryLabel: string;
  /** Tries again. */
  onRetry: () => void;
  /** The button shows that it is at work. */
  retrying?: boolean;
}

/** Says that something could not be loaded and offers to try again. Renders a `<div>`. */
export const ErrorState = ({
  title,
  description,
  retryLabel,
  onRetry,
  retrying = false,
  ...rest
}: ErrorStateProps) => (
  <EmptyState
    role="alert"
    tone="danger"
    icon={WarningIcon}
    title={title}
    description={description}
    data-retrying={retrying || undefined}
    action={
      <Button
        icon={<Icon icon={RefreshIcon} size="sm" />}
        onClick={onRetry}
        loading={retrying}
        loadingLabel={retryLabel}
      >
        {retryLabel}
      </Button>
    }
    {...rest}
  />
);
