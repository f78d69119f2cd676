import { createContext, useContext } from 'react';

/** The components' own texts in one language. */
export type Labels = typeof import('@tavoite/ui/labels/en');

/** Those of the chosen language; `Texts` provides them. */
export const LabelsContext = createContext<Labels | null>(null);

/** The components' own texts in the chosen language; a screen overrides single ones. */
export function useLabels(): Labels {
  const labels = useContext(LabelsContext);
  if (!labels) throw new Error('There are no labels outside of Texts');
  return labels;
}
