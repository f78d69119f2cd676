import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';

export interface CheckedForm {
  ref: RefObject<HTMLFormElement | null>;
  /** It was to be sent, and not everything was there. */
  tried: boolean;
  /** Begins with an empty form. */
  clear: () => void;
  onSubmit: (event: FormEvent) => void;
}

/**
 * A form that is sent only when it is complete. The first field in which something is wrong takes the
 * focus, whether the form or the server found it.
 * @param isRefused the server has refused what was sent
 */
export function useCheckedForm(
  isComplete: boolean,
  send: () => void,
  isRefused: boolean,
): CheckedForm {
  const ref = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0 || isRefused)
      ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries, isRefused]);
  return {
    ref,
    tried: tries > 0,
    clear: () => setTries(0),
    onSubmit(event) {
      event.preventDefault();
      if (isComplete) send();
      else setTries(tries + 1);
    },
  };
}
