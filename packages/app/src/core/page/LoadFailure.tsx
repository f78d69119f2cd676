import { ErrorState } from '@tavoite/ui';
import type { ApiFailure } from '../../api/errors.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import { useText } from '../../i18n/Texts.js';

export interface LoadFailureProps {
  /** What could not be loaded. */
  title: string;
  error: ApiFailure;
  onRetry: () => void;
}

/** In place of what could not be loaded: what it was, why, and another try. */
export const LoadFailure = ({ title, error, onRetry }: LoadFailureProps) => {
  const { text, messageText } = useText();
  return (
    <ErrorState
      title={title}
      description={messageText(failureMessage(error))}
      retryLabel={text('retry')}
      onRetry={onRetry}
    />
  );
};
