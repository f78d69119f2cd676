import type { Notification } from '@tavoite/model';
import { useCallback, useEffect, useState } from 'react';
import { useAppDispatch } from '../../../core/hooks.js';
import { deleteCall } from '../slice.js';
import { useNotificationsSelector } from '../state.js';

/** Where the focus goes when a card is gone: to the next one, the one before it, or the page's title. */
function focusBeside(index: number): void {
  const cards = document.querySelectorAll<HTMLElement>('[data-notification]');
  const target = cards[index] ?? cards[index - 1] ?? document.querySelector<HTMLElement>('h1');
  if (target?.tagName === 'H1') target.tabIndex = -1;
  target?.focus();
}

const placeOf = (id: number): number =>
  [...document.querySelectorAll<HTMLElement>('[data-notification]')].findIndex(
    ({ dataset }) => dataset.notification === String(id),
  );

/** Asks before a notification is deleted, and finds a place for the focus afterwards. */
export function useDeletion() {
  const dispatch = useAppDispatch();
  const [confirming, setConfirming] = useState<Notification | null>(null);
  const [place, setPlace] = useState(0);
  const { status } = useNotificationsSelector((state) => state.notifications.deletion);

  useEffect(() => {
    if (status !== 'fulfilled' && status !== 'rejected') return;
    setConfirming(null);
    dispatch(deleteCall.reset());
    if (status === 'rejected') return;
    // After the dialog, which gives the focus back to a button that is gone.
    setTimeout(() => focusBeside(place));
  }, [dispatch, status, place]);

  const ask = useCallback((notification: Notification) => {
    setPlace(placeOf(notification.id));
    setConfirming(notification);
  }, []);
  return {
    confirming,
    isDeleting: status === 'pending',
    ask,
    confirm: () => {
      if (confirming) dispatch(deleteCall.request(confirming.id));
    },
    close: (open: boolean) => {
      if (!open) setConfirming(null);
    },
  };
}
