import { ErrorState } from '@tavoite/ui';
import { useText } from '../../i18n/Texts.js';

/** Says that the page cannot go on, and offers to load it again. */
export const CrashPage = () => {
  const { text } = useText();
  return (
    <ErrorState
      title={text('crash-title')}
      description={text('crash-description')}
      retryLabel={text('reload-page')}
      onRetry={() => window.location.reload()}
    />
  );
};
