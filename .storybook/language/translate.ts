import { isValidElement, type ReactElement } from 'react';
import * as chartsEn from '../../packages/charts/src/labels/en.js';
import * as chartsFi from '../../packages/charts/src/labels/fi.js';
import type { Locale } from '../../packages/model/src/index.js';
import * as uiEn from '../../packages/ui/src/labels/en.js';
import * as uiFi from '../../packages/ui/src/labels/fi.js';
import { richText, richTextInFinnish } from '../../packages/ui/test/fixtures/richText.js';
import { SAMPLES } from './samples.js';

/** What no reader sees, or what a story compares with. */
const NOT_READ = new Set([
  'aria-controls',
  'aria-describedby',
  'aria-labelledby',
  'className',
  'href',
  'htmlFor',
  'id',
  'key',
  'kind',
  'name',
  'path',
  'ref',
  'src',
  'state',
  'status',
  'style',
  'tone',
  'type',
]);
const LOCALES = new Set(['locale', 'language']);

let shown: Locale = 'en';

/** Says in which language stories are drawn from now on. */
export function showLanguage(language: Locale): void {
  shown = language;
}

const isPlain = (value: object): value is Record<string, unknown> => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const isRef = (value: object): boolean => 'current' in value && Object.keys(value).length === 1;

/** Finnish texts, and functions that make them, by the English ones. */
const finnish = new Map<unknown, unknown>();

function pair(english: unknown, other: unknown): void {
  if (typeof english === 'object' && english !== null) {
    for (const [name, value] of Object.entries(english)) {
      pair(value, (other as Record<string, unknown>)[name]);
    }
  } else if (typeof english === 'string' || typeof english === 'function') {
    if (!finnish.has(english)) finnish.set(english, other);
  }
}
for (const [english, other] of Object.entries(SAMPLES)) finnish.set(english, other);
finnish.set(richText, richTextInFinnish);
pair(uiEn, uiFi);
pair(chartsEn, chartsFi);

/** What objects have become: the same object gives the same one again, as components rely on it. */
const known = new WeakMap<object, unknown>();

function inside(value: object): unknown {
  if (Array.isArray(value)) {
    const items = value.map(inFinnish);
    return items.some((item, at) => item !== value[at]) ? items : value;
  }
  if (isValidElement(value)) {
    const { props } = value as ReactElement<Record<string, unknown>>;
    const said = inFinnish(props) as Record<string, unknown>;
    return said === props ? value : { ...value, props: said };
  }
  if (!isPlain(value) || isRef(value)) return value;
  const entries = Object.entries(value).map(([name, one]) => {
    if (NOT_READ.has(name)) return [name, one] as const;
    return [name, LOCALES.has(name) && one === 'en' ? 'fi' : inFinnish(one)] as const;
  });
  return entries.some(([name, one]) => one !== value[name]) ? Object.fromEntries(entries) : value;
}

function inFinnish(value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'function') return finnish.get(value) ?? value;
  if (typeof value !== 'object' || value === null) return value;
  if (known.has(value)) return known.get(value);
  // What holds itself is left as it is.
  known.set(value, value);
  const said = inside(value);
  known.set(value, said);
  return said;
}

/**
 * Says props, elements or data of a story in the language that is shown: every whole text that
 * `SAMPLES` or the packages' labels know. What has none stays the very object that it was.
 */
export const say = <T>(value: T): T => (shown === 'fi' ? (inFinnish(value) as T) : value);
