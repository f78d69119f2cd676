import type { Decorator } from '@storybook/react-vite';
import { cloneElement, isValidElement, type ReactElement } from 'react';
import * as en from '../../packages/ui/src/labels/en.js';
import * as fi from '../../packages/ui/src/labels/fi.js';
import { FINNISH } from '../../packages/ui/test/fixtures/finnish.js';

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** English labels to Finnish ones: whole objects and functions by identity, texts by what they say. */
const pairs = new Map<unknown, unknown>();
function pair(english: unknown, finnish: unknown) {
  if (pairs.has(english)) return;
  pairs.set(english, finnish);
  if (!isPlain(english) || !isPlain(finnish)) return;
  for (const [key, value] of Object.entries(english)) pair(value, finnish[key]);
}
const finnish: Readonly<Record<string, unknown>> = { ...fi };
for (const [name, value] of Object.entries(en)) pair(value, finnish[name]);
// What the stories say comes second in the map and first in doubt.
for (const [english, said] of Object.entries(FINNISH)) pairs.set(english, said);

const known = new WeakMap<object, unknown>();

/** The same value in Finnish, as far as it is known; the same object where nothing changes. */
function inFinnish(value: unknown): unknown {
  const found = pairs.get(typeof value === 'string' ? value.trim() : value);
  if (found !== undefined) return found;
  if (typeof value !== 'object' || value === null) return value;
  if (!known.has(value)) known.set(value, translated(value));
  return known.get(value);
}

function translated(value: object): unknown {
  if (Array.isArray(value)) {
    const next = value.map(inFinnish);
    return next.some((one, i) => one !== value[i]) ? next : value;
  }
  if (isValidElement(value)) {
    const { props } = value as ReactElement<Record<string, unknown>>;
    const next = translated({ ...props }) as Record<string, unknown>;
    const isSame = Object.entries(props).every(([key, one]) => next[key] === one);
    return isSame ? value : cloneElement(value, next);
  }
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, inFinnish(one)] as const);
  return entries.some(([key, one]) => one !== value[key]) ? Object.fromEntries(entries) : value;
}

/**
 * Says a story in the language of the toolbar: the components' own texts, and the sample contents that
 * have a Finnish form, in its args and in what it draws. A story that looks at the language itself is
 * left as it is.
 */
export const inLanguage: Decorator = (Story, { args, globals }) => {
  if (globals.language !== 'fi') return <Story />;
  return inFinnish(Story({ args: inFinnish(args) as typeof args })) as ReactElement;
};
