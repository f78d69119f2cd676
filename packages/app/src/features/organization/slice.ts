import { createAction, createReducer } from '@reduxjs/toolkit';
import type { Organization, OrganizationNode } from '@tavoite/model';
import { type AsyncState, createAsyncCall } from '../../core/asyncState.js';

declare module '../../core/state.js' {
  interface AppState {
    organization: AsyncState<ActiveOrganization>;
    /** Id of the organisation that is being activated. */
    organizationSwitch: number | null;
    organizationTree: AsyncState<OrganizationNode[]>;
  }
}

/** The active organisation; null when the user belongs to none. */
export interface ActiveOrganization {
  organization: Organization | null;
}

export const organizationCall = createAsyncCall<ActiveOrganization>('organization/active');
/** All organisations that the user may see, nested. */
export const organizationTreeCall = createAsyncCall<OrganizationNode[]>('organization/tree');

/** The user chose another organisation; the payload is its id. */
export const organizationChosen = createAction<number>('organization/chosen');
export const organizationChoiceFailed = createAction('organization/choiceFailed');
/** The server said that a request was meant for an organisation which is no longer the active one. */
export const organizationConflict = createAction('organization/conflict');

/** Id of the organisation that is being activated. */
export const organizationSwitch = createReducer<number | null>(null, (builder) =>
  builder
    .addCase(organizationChosen, (_, { payload }) => payload)
    .addCase(organizationChoiceFailed, () => null),
);
