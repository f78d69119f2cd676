import type { TreeForm, TreeFormChoice } from '@tavoite/ui';
import { writeText } from '../../core/addresses.js';
import { STEP, useSearch } from '../../core/useSearch.js';

/** Name of the query parameter, as of the strategy's views. */
const VIEW = 'view';
const FORMS: readonly TreeForm[] = ['cards', 'list'];

/** The form of the tree that the address names, and how to choose another; *back* undoes that. */
export function useForm(): [form: TreeFormChoice, choose: (form: TreeFormChoice) => void] {
  const [search, change] = useSearch();
  const named = new URLSearchParams(search).get(VIEW);
  const choose = (form: TreeFormChoice) =>
    change((before) => {
      writeText(before, VIEW, form);
      return before;
    }, STEP);
  return [FORMS.find((form) => form === named) ?? null, choose];
}
