import { slugOfTitle } from '@tavoite/model';

/** A key for a title, such as `net_sales`, which none of the others has; empty where no letter is left. */
export function keyOfTitle(title: string, others: readonly { readonly key: string }[]): string {
  // In a formula, what begins with a digit is a number.
  const key = slugOfTitle(title)
    .replace(/-+/g, '_')
    .replace(/^[_\d]+|_+$/g, '');
  if (key === '') return '';
  const taken = new Set(others.map((other) => other.key));
  let free = key;
  for (let count = 2; taken.has(free); count += 1) free = `${key}_${count}`;
  return free;
}
