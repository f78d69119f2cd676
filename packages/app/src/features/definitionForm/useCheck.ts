import { useEffect, useState } from 'react';
import type { Definition } from './useDefinition.js';

/** Milliseconds after the last letter. */
const CHECK_AFTER_MS = 300;

/** What a look at a form finds. */
interface Check {
  /** Sentences by the names of fields. */
  readonly problems: Readonly<Record<string, string[]>>;
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/**
 * Has a form looked at after each pause in typing, and tells what to say at its fields: what a look found of
 * those that were touched, and what a refusal said.
 *
 * @param check what the newest look found
 * @param ask asks for a look; the same function while it asks for the same
 */
export function useCheck<Fields extends object>(
  { fields, touched, error }: Pick<Definition<Fields, unknown>, 'fields' | 'touched' | 'error'>,
  check: Check | null,
  ask: (fields: Fields) => void,
): (field: string) => string[] {
  const [asked, setAsked] = useState(fields);
  useEffect(() => {
    const timer = setTimeout(() => {
      setAsked(fields);
      ask(fields);
    }, CHECK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [ask, fields]);

  const [found, setFound] = useState({ check, of: fields });
  if (found.check !== check) setFound({ check, of: asked });

  /** That a field is empty is no longer true once something is typed, before the next look says so. */
  const isOutdated = (field: string) => {
    const [before, now] = [found.of, fields].map((of) => of[field as keyof Fields]);
    return isEmpty(before) && !isEmpty(now);
  };
  return (field) =>
    (touched.has(field) && !isOutdated(field) ? check?.problems[field] : undefined) ??
    error?.messages[field] ??
    [];
}
