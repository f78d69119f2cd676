import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAppSelector } from '../core/hooks.js';
import type { LoginLocationState } from '../features/signIn/index.js';

/**
 * Shows its children to signed-in users only. Others go to the sign-in page, which remembers the
 * address, unless they signed out themselves.
 */
export const Protected = ({ children }: { children: ReactNode }) => {
  const { status, signedOutBy } = useAppSelector((state) => state.session);
  const { pathname, search, hash } = useLocation();
  if (status !== 'signed-out') return children;
  const state: LoginLocationState =
    signedOutBy === 'user' ? {} : { from: `${pathname}${search}${hash}` };
  return <Navigate to="/login" replace state={state} />;
};

/** Shows its children to users whose record carries the named permission; others go to the sign-in page, which says why. */
export const RequireFlag = ({ flag, children }: { flag: string; children: ReactNode }) => {
  const user = useAppSelector((state) => state.user.data);
  if (!user) return null;
  // A permission that the record does not know is not granted.
  const granted = Object.entries(user).some(([name, value]) => name === flag && value === true);
  const state: LoginLocationState = { forbidden: true };
  return granted ? children : <Navigate to="/login" replace state={state} />;
};
