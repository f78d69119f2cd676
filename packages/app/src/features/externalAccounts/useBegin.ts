import type { IdentityProvider } from '@tavoite/model';
import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../core/hooks.js';
import { type BeginRequest, beginCall, problemDismissed } from './slice.js';
import { useExternalAccountsSelector } from './state.js';

/** Sending the user to a provider, and how that goes. Forgotten when the component goes. */
export function useBegin() {
  const dispatch = useAppDispatch();
  const { status, error } = useExternalAccountsSelector((state) => state.externalAccounts.begin);
  const problem = useExternalAccountsSelector((state) => state.externalAccounts.problem);
  const [provider, setProvider] = useState<IdentityProvider | null>(null);
  const isLeaving = status === 'pending' || status === 'fulfilled';

  useEffect(() => {
    // Who comes back by the browser's button finds the page as it was left.
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) dispatch(beginCall.reset());
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [dispatch]);
  useEffect(
    () => () => {
      dispatch(beginCall.reset());
      dispatch(problemDismissed());
    },
    [dispatch],
  );

  return {
    error,
    problem,
    isLeaving,
    /** The provider that the user is being sent to. */
    leavingFor: isLeaving ? provider : null,
    begin(request: BeginRequest) {
      if (isLeaving) return;
      setProvider(request.provider);
      dispatch(beginCall.request(request));
    },
  };
}
