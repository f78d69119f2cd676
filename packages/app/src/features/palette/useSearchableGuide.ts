import { useEffect, useState } from 'react';
import { useShownLanguage } from '../../i18n/Texts.js';
import { loadSearchable, type SearchableGuide } from '../help/index.js';

/** The guide in the reader's language, for searching; null until its contents are loaded. */
export function useSearchableGuide(): SearchableGuide | null {
  const language = useShownLanguage();
  const [guide, setGuide] = useState<SearchableGuide | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const { readGuide } = await loadSearchable();
      await readGuide(language, (found) => {
        if (isCurrent) setGuide(found);
      });
    };
    // Without it everything else is found all the same.
    read().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return guide;
}
