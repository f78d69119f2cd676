import { useEffect, useState } from 'react';

/** The address of a picture once it has answered with status 200; null until then and otherwise. */
export function useWorkingAvatar(url: string | null | undefined, isShown: boolean): string | null {
  const [working, setWorking] = useState<string | null>(null);
  useEffect(() => {
    if (!url || !isShown) return;
    const controller = new AbortController();
    fetch(url, { signal: controller.signal, credentials: 'omit' })
      .then(({ status }) => {
        if (status === 200) setWorking(url);
      })
      .catch(() => {
        // No picture: the letter is shown instead.
      });
    return () => controller.abort();
  }, [url, isShown]);
  return working === url ? working : null;
}
