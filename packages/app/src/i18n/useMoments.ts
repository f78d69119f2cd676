import { momentText } from '@tavoite/ui';
import { useShownLanguage } from './Texts.js';

/** Writes moments of the API as lists show them, in the reader's language. */
export function useMoments(): (instant: string) => string {
  const locale = useShownLanguage();
  return (instant) => momentText(instant, locale);
}
