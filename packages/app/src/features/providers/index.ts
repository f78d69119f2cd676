import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../core/hooks.js';
import { type Providers, providersCall } from './slice.js';

export { type Providers, providersCall };

/** What is set up, loaded once; null while it is not known, and where it cannot be found out. */
export function useProviders(): Providers | null {
  const dispatch = useAppDispatch();
  const { status, data } = useAppSelector((state) => state.providers);
  useEffect(() => {
    if (status === 'idle') dispatch(providersCall.request());
  }, [dispatch, status]);
  return data;
}
