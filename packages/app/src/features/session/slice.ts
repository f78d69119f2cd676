import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '@tavoite/model';
import { type AsyncState, createAsyncCall } from '../../core/asyncState.js';
import { appReset } from '../../core/reset.js';

declare module '../../core/state.js' {
  interface AppState {
    session: SessionState;
    user: AsyncState<User>;
  }
}

export interface SessionState {
  token: string | null;
  /** `starting`: the token and its user are being checked. */
  status: 'starting' | 'signed-in' | 'signed-out';
  signedOutBy: 'user' | 'expiry' | 'refusal' | null;
  /** `org-id` of the address, to be activated once someone is signed in. */
  linkedOrganization: string | null;
  /** What a provider of accounts sent back to this page, until it has been dealt with. */
  providerAnswer: string | null;
  /** Grows with every reset; the app mounts again for each. */
  epoch: number;
}

export const initialSession: SessionState = {
  token: null,
  status: 'starting',
  signedOutBy: null,
  linkedOrganization: null,
  providerAnswer: null,
  epoch: 0,
};

/** The user record; its manager flags are those of the active organisation. */
export const userCall = createAsyncCall<User>('session/user');

/** A session has begun: the data that every screen needs is loaded for it. */
export const sessionStarted = createAction('session/started');

export const signOutRequested = createAction('session/signOut');

const slice = createSlice({
  name: 'session',
  initialState: initialSession,
  reducers: {
    /** A token that the server has given or accepted. */
    tokenAdopted: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      token: payload,
      status: 'starting' as const,
      signedOutBy: null,
    }),
    organizationLinked: (state, { payload }: PayloadAction<string | null>) => ({
      ...state,
      linkedOrganization: payload,
    }),
    providerAnswerKept: (state, { payload }: PayloadAction<string | null>) => ({
      ...state,
      providerAnswer: payload,
    }),
    sessionMissing: (state) => ({ ...state, token: null, status: 'signed-out' as const }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(userCall.fulfilled, (state) => ({ ...state, status: 'signed-in' as const }))
      .addCase(appReset, (state, { payload }) => ({
        token: payload.token,
        status: payload.token === null ? ('signed-out' as const) : ('starting' as const),
        signedOutBy: payload.signedOutBy ?? null,
        linkedOrganization: null,
        providerAnswer: null,
        epoch: state.epoch + 1,
      })),
});

export const { organizationLinked, providerAnswerKept, tokenAdopted, sessionMissing } =
  slice.actions;
export const session = slice.reducer;
