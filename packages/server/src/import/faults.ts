import type { Language } from '@tavoite/model';
import { type TextKey, translate } from '../messages/texts.js';

/** What stands in a sentence: as it is, a sentence of its own, or words of which one is to be chosen. */
export type FaultValue = string | number | Fault | { readonly oneOf: readonly string[] };

/** What is wrong with a file, in no language yet: one or more sentences, by their key. */
export interface Fault {
  readonly key: TextKey;
  readonly values: Readonly<Record<string, FaultValue>>;
}

export const fault = (key: TextKey, values: Fault['values'] = {}): Fault => ({ key, values });

const OR: Readonly<Record<Language, string>> = { en: 'or', fi: 'tai' };

/** `a, b or c` */
function oneOf(language: Language, names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${OR[language]} ${last}`;
}

function valueText(language: Language, value: FaultValue): string | number {
  if (typeof value !== 'object') return value;
  return 'key' in value ? faultText(language, value) : oneOf(language, value.oneOf);
}

/** A fault in words. */
export function faultText(language: Language, { key, values }: Fault): string {
  const words = Object.entries(values).map(([name, value]) => [name, valueText(language, value)]);
  return translate(language, key, Object.fromEntries(words));
}
