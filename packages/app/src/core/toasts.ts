import { createSlice, nanoid, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Message, MessageKey } from '../i18n/message.js';

export type ToastKind = 'success' | 'error' | 'info';

/** What can be done about a message: a button in it. */
export interface ToastAction {
  label: MessageKey;
  /** Dispatched by the button. */
  does: UnknownAction;
}

export interface Toast {
  id: string;
  kind: ToastKind;
  message: Message;
  action?: ToastAction;
}

const initialState: Toast[] = [];

const slice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown: {
      prepare: (kind: ToastKind, message: Message, action?: ToastAction) => ({
        payload: { id: nanoid(), kind, message, ...(action && { action }) },
      }),
      /** The same text twice is shown once. */
      reducer(state, { payload }: PayloadAction<Toast>) {
        const text = JSON.stringify(payload.message);
        return [...state.filter(({ message }) => JSON.stringify(message) !== text), payload];
      },
    },
    toastDismissed: (state, { payload }: PayloadAction<string>) =>
      state.filter(({ id }) => id !== payload),
    /** A new attempt makes the problems of the last one obsolete. */
    errorToastsDismissed: (state) => state.filter(({ kind }) => kind !== 'error'),
  },
});

export const { toastShown, toastDismissed, errorToastsDismissed } = slice.actions;
export const toasts = slice.reducer;
