import { createSelector } from '@reduxjs/toolkit';
import type { AppState } from '../../core/state.js';
import type { DraftOwner } from './drafts.js';

/** Whose drafts are kept: the user's, in the active organisation; null while either is unknown. */
export const selectDraftOwner = createSelector(
  [
    (state: AppState) => state.user.data?.id ?? null,
    (state: AppState) => state.organization.data?.organization?.id ?? null,
  ],
  (user, organization): DraftOwner | null =>
    user === null || organization === null ? null : { user, organization },
);
