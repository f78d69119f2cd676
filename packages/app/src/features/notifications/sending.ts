import { createAction, createReducer } from '@reduxjs/toolkit';
import type { ApiFailure } from '../../api/errors.js';
import type { Message } from '../../i18n/message.js';
import type { Draft, DraftSlot } from './drafts.js';

/*
 * Writing a message and its files to the server: what the dialog asks for, and how far it is.
 */

/** `kept`: not sent yet. `refused`: never will be taken. `failed`: may succeed another time. */
export type UploadState = 'kept' | 'sending' | 'in' | 'refused' | 'failed';

export interface Upload {
  state: UploadState;
  /** Bytes that have gone. */
  sent: number;
  reason: Message | null;
}

/**
 * `saving`: title, text and recipients. `uploading`: its files. `finishing`: it is published.
 * `stopped`: not all of it worked, and the dialog says what.
 */
export type SendingStatus = 'idle' | 'saving' | 'uploading' | 'finishing' | 'stopped' | 'done';

export interface Sending {
  status: SendingStatus;
  /** The message on the server, once it exists. */
  messageId: number | null;
  /** By the files' ids. */
  uploads: Record<string, Upload>;
  /** Why the message itself was not taken. */
  failure: ApiFailure | null;
}

export interface Submission {
  slot: DraftSlot;
  draft: Draft;
}

/** Send it, or go on where it stopped. */
export const submitted = createAction<Submission>('notifications/submitted');
/** Stop the upload under way; what is in stays in. */
export const cancelled = createAction('notifications/cancelled');
/** The dialog opens or closes: nothing is being sent. */
export const sendingReset = createAction('notifications/sendingReset');

export const statusChanged = createAction<SendingStatus>('notifications/statusChanged');
export const messageSaved = createAction<number>('notifications/messageSaved');
export const uploadChanged = createAction(
  'notifications/uploadChanged',
  (id: string, upload: Upload) => ({ payload: { id, upload } }),
);
export const sendingFailed = createAction<ApiFailure>('notifications/sendingFailed');

const idle: Sending = { status: 'idle', messageId: null, uploads: {}, failure: null };

export const sending = createReducer<Sending>(idle, (builder) =>
  builder
    .addCase(sendingReset, () => idle)
    .addCase(submitted, (state) => ({ ...state, status: 'saving', failure: null }))
    .addCase(statusChanged, (state, { payload }) => ({ ...state, status: payload }))
    .addCase(messageSaved, (state, { payload }) => ({ ...state, messageId: payload }))
    .addCase(uploadChanged, (state, { payload: { id, upload } }) => ({
      ...state,
      uploads: { ...state.uploads, [id]: upload },
    }))
    .addCase(sendingFailed, (state, { payload }) => ({
      ...state,
      status: 'stopped',
      failure: payload,
    })),
);

/** Whether something is on its way. */
export const isSending = ({ status }: Sending): boolean =>
  status === 'saving' || status === 'uploading' || status === 'finishing';
