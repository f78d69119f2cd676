import { useState } from 'react';

/** The legend's filter, kept by the caller or by the chart itself. */
export interface FilterProps {
  /** Keys that the legend hides. Given without `onFilteredKeysChange`, the legend only informs. */
  readonly filteredKeys?: readonly string[] | undefined;
  readonly onFilteredKeysChange?: ((keys: string[]) => void) | undefined;
}

export interface Filter {
  readonly keys: readonly string[];
  /** Undefined when the filter is fixed. */
  readonly change: ((keys: string[]) => void) | undefined;
}

export function useFilter({ filteredKeys, onFilteredKeysChange }: FilterProps): Filter {
  const [own, setOwn] = useState<readonly string[]>(NONE);
  if (filteredKeys) return { keys: filteredKeys, change: onFilteredKeysChange };
  return {
    keys: own,
    change: (keys) => {
      setOwn(keys);
      onFilteredKeysChange?.(keys);
    },
  };
}

const NONE: readonly string[] = [];

/** The keys with one added, or taken away when it was there. */
export const toggled = (keys: readonly string[], key: string): string[] =>
  keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key];
