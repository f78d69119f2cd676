import { createContext, type ReactElement, type ReactNode, useContext, useMemo } from 'react';
import * as en from '../labels/en.js';
import type { ChartLabels } from '../labels/types.js';
import { type ChartParts, plainParts } from './parts.js';

const LabelsContext = createContext<ChartLabels>(en);
const PartsContext = createContext<ChartParts>(plainParts);

export interface ChartProviderProps {
  /** The texts of the charts in the reader's language: `@tavoite/charts/labels/fi`, say. */
  readonly labels?: ChartLabels | undefined;
  /** What takes the place of the frame's plain parts; a constant. */
  readonly parts?: Partial<ChartParts> | undefined;
  /** The charts, anywhere below. */
  readonly children: ReactNode;
}

/**
 * Gives the charts inside it their language and the parts of their frame. Renders nothing itself;
 * without it, charts are in English with plain parts.
 */
export function ChartProvider({ labels, parts, children }: ChartProviderProps): ReactElement {
  const outerLabels = useContext(LabelsContext);
  const outerParts = useContext(PartsContext);
  const allParts = useMemo(() => ({ ...outerParts, ...parts }), [outerParts, parts]);
  return (
    <LabelsContext value={labels ?? outerLabels}>
      <PartsContext value={allParts}>{children}</PartsContext>
    </LabelsContext>
  );
}

/**
 * A component's texts: the provider's, and in their place those that the caller has.
 * @param own the same object between renders, unless it changes
 */
export function useLabels<Component extends keyof ChartLabels>(
  component: Component,
  own: Partial<ChartLabels[Component]> | undefined,
): ChartLabels[Component] {
  const shared = useContext(LabelsContext)[component];
  return useMemo(() => (own ? { ...shared, ...own } : shared), [shared, own]);
}

export const useParts = (): ChartParts => useContext(PartsContext);
