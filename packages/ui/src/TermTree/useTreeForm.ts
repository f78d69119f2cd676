import { useLayoutEffect } from 'react';
import type { TreeForm, TreeFormChoice } from './form.js';

interface TreeFormOptions {
  /** What has been chosen; null: what suits the place. */
  chosen: TreeFormChoice;
  /** The place has no room for cards side by side. */
  isNarrow: boolean;
  /** There are so few nodes that all of them can be listed. */
  isListable: boolean;
  onChange: (chosen: TreeFormChoice) => void;
  /** Called before the form is painted. */
  onShown: ((form: TreeForm) => void) | undefined;
}

/** The form that is shown, and how to choose another. */
export function useTreeForm({
  chosen,
  isNarrow,
  isListable,
  onChange,
  onShown,
}: TreeFormOptions): [form: TreeForm, choose: (form: TreeForm) => void] {
  const suited: TreeForm = isNarrow ? 'list' : 'cards';
  const form = isListable ? (chosen ?? suited) : 'cards';
  useLayoutEffect(() => {
    onShown?.(form);
  }, [form, onShown]);
  const choose = (next: TreeForm) => {
    if (next !== form) onChange(next === suited ? null : next);
  };
  return [form, choose];
}
