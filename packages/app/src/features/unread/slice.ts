import { type Action, createAction, createReducer } from '@reduxjs/toolkit';
import { userCall } from '../session/index.js';

declare module '../../core/state.js' {
  interface AppState {
    unread: UnreadCounts;
  }
}

/** What the user has not read; null while it is not known. */
export interface UnreadCounts {
  notifications: number | null;
  systemMessages: number | null;
}

/** The server said how much is unread: every poll of the organisation does, and every marking as read. */
export const unreadCounted = createAction<Partial<UnreadCounts>>('unread/counted');

/** Whether the counts came with a poll, which brings both: not of something that was marked as read here. */
export const isPolled = (action: Action): action is ReturnType<typeof unreadCounted> =>
  unreadCounted.match(action) &&
  action.payload.notifications !== undefined &&
  action.payload.systemMessages !== undefined;

/** Shown as dots by menu and top bar, on every page. */
export const unread = createReducer<UnreadCounts>(
  { notifications: null, systemMessages: null },
  (builder) =>
    builder
      .addCase(unreadCounted, (state, { payload }) => ({ ...state, ...payload }))
      .addCase(userCall.fulfilled, (state, { payload }) => ({
        ...state,
        notifications: payload.unread_notifications,
      })),
);
