import { columnsByKey, type DrawnTerm, type LoadedColumn } from '@tavoite/charts/mappedGraph';
import type { Mapping } from '@tavoite/model';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { GraphParameters } from '../../core/addresses.js';
import { afterPaint } from '../../core/afterPaint.js';
import { useAppDispatch, useAppSelector } from '../../core/hooks.js';
import { selectTermByKey } from '../terms/index.js';
import { requestOf } from './request.js';
import { drawnTerms } from './selectors.js';
import { type GraphValues, graphShown } from './slice.js';
import { useGraphSelector } from './state.js';
import type { GraphPeriod } from './useGraphPeriod.js';

/** Values as the page shows them. */
export interface ShownValues {
  /** null until the first ones are loaded. */
  values: GraphValues | null;
  /** Others are being loaded. */
  pending: boolean;
  retrying: readonly string[];
  terms: DrawnTerm[];
  columns: ReadonlyMap<string, LoadedColumn>;
  /** The same a year before. */
  earlier: ReadonlyMap<string, LoadedColumn>;
}

/** The props of both views of a graph page. */
export interface GraphViewProps extends ShownValues {
  mapping: Mapping;
  parameters: GraphParameters;
  period: GraphPeriod;
  set: (changes: Partial<GraphParameters>, options?: { replace?: boolean }) => void;
}

/** A graph that has the timeline of its months above it. */
export interface DrawnGraphProps extends GraphViewProps {
  timeline: ReactNode;
}

/** Requests what the page shows, and returns what is loaded. */
export function useGraphValues(
  mapping: Mapping,
  parameters: GraphParameters,
  period: GraphPeriod,
): ShownValues {
  const dispatch = useAppDispatch();
  const {
    request: asked,
    values,
    pending,
    retrying,
  } = useGraphSelector((state) => state.graph.values);
  const termByKey = useAppSelector(selectTermByKey);

  const request = requestOf(mapping, parameters, period);
  const question = JSON.stringify(request);
  const isFirst = asked === null;
  const isAsked = asked !== null && JSON.stringify(asked) === question;
  useEffect(() => {
    if (isAsked) return;
    const ask = () => void dispatch(graphShown(JSON.parse(question)));
    // A switch that was clicked is seen before its values are asked for.
    if (!isFirst) return afterPaint(ask).cancel;
    ask();
  }, [dispatch, question, isAsked, isFirst]);

  const columns = useMemo(() => columnsByKey(values?.timeSeries ?? []), [values]);
  const earlier = useMemo(() => columnsByKey(values?.earlier ?? []), [values]);
  const terms = useMemo(
    () => drawnTerms(mapping, termByKey, columns, values),
    [mapping, termByKey, columns, values],
  );
  const isWaiting = pending || !isAsked || values === null;
  return { values, pending: isWaiting, retrying, terms, columns, earlier };
}
