import type { TermNodeTarget } from '@tavoite/ui';

/** A term with what its card shows. */
export interface Term {
  path: string;
  title: string;
  value: string;
  percentage: string;
  state: 'actual' | 'estimate';
  targets: TermNodeTarget[];
  graphs: { title: string; href: string }[];
  children: Term[];
}

export const NODES = 3_000;
const CHILDREN = 6;

/** Every parent but the last has six children. */
export function terms(): Term[] {
  const all = Array.from({ length: NODES }, (_, i): Term => {
    const value = 100 + ((i * 7919) % 9000);
    return {
      path: String(i),
      title: `Net sales of business unit ${i}`,
      value: `${value} k€`,
      percentage: `${((i * 31) % 100).toFixed(2)} %`,
      state: i % 3 === 0 ? 'estimate' : 'actual',
      targets: [
        {
          id: i,
          title: `Target ${i}`,
          current_value: value,
          target_value: 6_000,
          compare_value: 4_000,
          reversed_target: false,
          data_available_for_current_value: true,
          value_numeric_type: 'int',
          measurement_type_prefix: 'k',
          unit: '€',
        },
      ],
      graphs: i % 2 === 0 ? [{ title: 'Sales', href: '#sales' }] : [],
      children: [],
    };
  });
  all.forEach((term, i) => {
    if (i > 0) all[Math.floor((i - 1) / CHILDREN)]?.children.push(term);
  });
  return all.slice(0, 1);
}

/** Paths of all terms. */
export const everyPath = () => new Set(Array.from({ length: NODES }, (_, i) => String(i)));
