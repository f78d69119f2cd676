import {
  createImmutableStateInvariantMiddleware,
  createSerializableStateInvariantMiddleware,
} from '@reduxjs/toolkit';
import type { Middleware } from 'redux';

/** They warn of being slow only when it is noticeable. */
const CHECK = { warnAfter: 200 };

/**
 * Report a reducer that writes into the old state, and what cannot be stored as text. For development
 * and tests: they walk through the whole state at every action.
 */
export const storeChecks: readonly Middleware[] = [
  createImmutableStateInvariantMiddleware(CHECK),
  createSerializableStateInvariantMiddleware({
    ...CHECK,
    // Hundreds of thousands of numbers of the data map are not walked through at every action.
    ignoredPaths: ['dataMap.map.data'],
    ignoredActions: ['dataMap/map/fulfilled'],
  }),
];
