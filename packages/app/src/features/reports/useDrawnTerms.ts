import { useEffect, useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../core/hooks.js';
import { selectMappedViews } from '../settings/index.js';
import { selectTermByKey, termsNeeded } from '../terms/index.js';
import type { ReportItem } from './items.js';

/** Names of the terms that a saved graph draws, once they are known; none of a data map, whose picture names them. */
export function useDrawnTerms(item: ReportItem): string[] {
  const dispatch = useAppDispatch();
  const { views } = useAppSelector(selectMappedViews);
  const termByKey = useAppSelector(selectTermByKey);
  useEffect(() => {
    dispatch(termsNeeded());
  }, [dispatch]);
  return useMemo(() => {
    if (item.type !== 'graph') return [];
    const { filtered_keys } = item.properties;
    const used = views.find(({ mapping }) => mapping.id === item.mapping.id)?.mapping.terms_used;
    return (used ?? [])
      .filter(({ key }) => !filtered_keys.includes(key))
      .flatMap(({ key }) => termByKey.get(key)?.title ?? []);
  }, [item, views, termByKey]);
}
