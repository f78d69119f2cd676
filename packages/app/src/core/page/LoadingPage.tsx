import { Spinner } from '@tavoite/ui';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/Texts.js';
import { SPINNER_DELAY_MS } from '../constants.js';

/** Nothing at first, then a spinner: a page that loads quickly does not flicker. */
export const LoadingPage = () => {
  const { text } = useText();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SPINNER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return late ? <Spinner size="lg" label={text('loading')} /> : null;
};
