import type { MessageKey } from '../i18n/message.js';

/** What organisation managers keep in the browser. */
export type ManagePage = 'monthly-figures' | 'access-tokens';

/** Addresses and names of these pages, in menu order. */
export const MANAGE_PAGES: readonly {
  readonly id: ManagePage & MessageKey;
  readonly path: string;
}[] = [
  { id: 'monthly-figures', path: '/manage/figures' },
  { id: 'access-tokens', path: '/manage/access' },
];
