import { useEffect, useRef } from 'react';

/**
 * Calls `onEnd` once after `duration` milliseconds of not being paused.
 * `Infinity` never ends.
 */
export const useToastTimer = (duration: number, paused: boolean, onEnd: () => void): void => {
  const remaining = useRef(duration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);
  useEffect(() => {
    if (paused || !Number.isFinite(remaining.current)) return;
    const started = Date.now();
    const timer = setTimeout(() => end.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(0, remaining.current - (Date.now() - started));
    };
  }, [paused]);
};
