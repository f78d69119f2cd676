import { useEffect } from 'react';
import { useAppDispatch } from '../../core/hooks.js';
import { linkedCall } from './slice.js';
import { useNotificationsSelector } from './state.js';

/** Name of the query parameter of the message that a mail links to. */
const LINKED = 'notification';

/** The message that the address names, once it is there: scrolled into sight. */
export function useLinked(search: string): number | null {
  const dispatch = useAppDispatch();
  const value = Number(new URLSearchParams(search).get(LINKED));
  const id = Number.isInteger(value) && value > 0 ? value : null;
  const isThere = useNotificationsSelector(
    ({ notifications: { linked, list, page } }) =>
      id !== null &&
      page.status === 'fulfilled' &&
      (linked.data?.id === id || list.items.some((item) => item.id === id)),
  );
  useEffect(() => {
    if (id !== null) dispatch(linkedCall.request(id));
    else dispatch(linkedCall.reset());
  }, [dispatch, id]);
  useEffect(() => {
    if (!isThere) return;
    const card = document.querySelector<HTMLElement>(`[data-notification='${id}']`);
    card?.scrollIntoView({ block: 'start' });
    card?.focus({ preventScroll: true });
  }, [isThere, id]);
  return id;
}
