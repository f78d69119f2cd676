import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../core/hooks.js';
import { type DeleteRequest, deleteCall, usesCall } from './slice.js';
import { useReportsSelector } from './state.js';

/** What is to be deleted, by its name. */
export interface Deletion {
  request: DeleteRequest;
  title: string;
}

/** Asks before something is deleted; the focus goes to the page's title when it is gone. */
export function useDeletion() {
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState<Deletion | null>(null);
  const { status } = useReportsSelector((state) => state.reports.deletion);
  useEffect(() => {
    if (status !== 'fulfilled' && status !== 'rejected') return;
    setAsked(null);
    dispatch(deleteCall.reset());
    if (status === 'rejected') return;
    // After the dialog, which gives the focus back to a button that is gone.
    setTimeout(() => {
      const title = document.querySelector<HTMLElement>('h1');
      if (!title) return;
      title.tabIndex = -1;
      title.focus({ preventScroll: true });
    });
  }, [dispatch, status]);
  return {
    asked,
    isDeleting: status === 'pending',
    ask: (deletion: Deletion) => {
      if (deletion.request.kind === 'item') {
        dispatch(usesCall.reset());
        dispatch(usesCall.request());
      }
      setAsked(deletion);
    },
    confirm: () => {
      if (asked) dispatch(deleteCall.request(asked.request));
    },
    close: () => setAsked(null),
  };
}
