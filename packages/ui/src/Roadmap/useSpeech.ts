import { useCallback, useRef, useState } from 'react';

/** Appended in turns, so that the same sentence is spoken again. */
const AGAIN = '\u00a0';
/** How long a reason stays on screen after what it is about is over. */
const SHOWN_MS = 8_000;

/** What the plan says: spoken by a live region, and reasons also shown at its lower edge. */
export function useSpeech() {
  const [message, setMessage] = useState('');
  const reason = useRef<HTMLParagraphElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLasting = useRef(false);

  const say = useCallback(
    (text: string) => setMessage((before) => (before === text ? text + AGAIN : text)),
    [],
  );
  /** Written without React: it changes while a bar is dragged. Empty hides it. */
  const show = useCallback((text: string, stays = false) => {
    clearTimeout(timer.current);
    const element = reason.current;
    if (!element) return;
    if (element.textContent !== text) element.textContent = text;
    element.hidden = text === '';
    isLasting.current = stays;
    if (text !== '' && !stays) timer.current = setTimeout(() => show(''), SHOWN_MS);
  }, []);
  /** The next action has begun: a reason for what is over goes. */
  const dismiss = useCallback(() => {
    if (!isLasting.current) show('');
  }, [show]);
  return { message, reason, say, show, dismiss };
}

export type Speech = ReturnType<typeof useSpeech>;
