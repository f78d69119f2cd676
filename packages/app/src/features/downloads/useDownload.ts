import { useState } from 'react';
import { useAppDispatch } from '../../core/hooks.js';
import { toastShown } from '../../core/toasts.js';
import { saveFile } from './save.js';

/**
 * Makes a file and saves it, one at a time; a problem is reported in a toast.
 * @returns what is being made, null when nothing is, and the function that starts it
 */
export function useDownload<Format extends string>() {
  const dispatch = useAppDispatch();
  const [making, setMaking] = useState<Format | null>(null);
  const download = async (format: Format, name: string, make: () => Promise<Blob>) => {
    if (making !== null) return;
    setMaking(format);
    try {
      saveFile(await make(), name);
    } catch (error) {
      console.error(error);
      dispatch(toastShown('error', { key: 'download-failed' }));
    } finally {
      setMaking(null);
    }
  };
  return { making, download };
}
