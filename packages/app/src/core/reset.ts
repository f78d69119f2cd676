import { createAction } from '@reduxjs/toolkit';
import type { Message } from '../i18n/message.js';
import type { ToastKind } from './toasts.js';

export interface ResetRequest {
  /** Token of the session that goes on; null signs out. */
  token: string | null;
  /** Why there is no session any more; `user` when someone chose to sign out. */
  signedOutBy?: 'user' | 'expiry' | 'refusal';
  /** Go to the start page. */
  home?: boolean;
  /** Shown as a toast once the new state is in place. */
  toast?: { kind: ToastKind; message: Message };
}

/**
 * Drops the whole state except for what the browser remembers, cancels everything under way and
 * mounts the app again. Signing out, losing the session and changing the organisation all go this way.
 */
export const appReset = createAction<ResetRequest>('app/reset');
