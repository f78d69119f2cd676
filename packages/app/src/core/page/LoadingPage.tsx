import { ErrorState, Spinner } from '@tavoite/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useText } from '../../i18n/Texts.js';
import { pageCode } from '../codeLoader.js';
import { SPINNER_DELAY_MS } from '../constants.js';

/**
 * Nothing at first, then a spinner: a page that loads quickly does not flicker. A page whose code cannot
 * be fetched says so, and opens when it can be.
 */
export const LoadingPage = () => {
  const { text } = useText();
  const waits = useSyncExternalStore(pageCode.subscribe, pageCode.isWaiting);
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SPINNER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (waits)
    return (
      <ErrorState
        title={text('page-waits')}
        description={text('page-waits-description')}
        retryLabel={text('retry')}
        onRetry={pageCode.retry}
      />
    );
  return late ? <Spinner size="lg" label={text('loading')} /> : null;
};
