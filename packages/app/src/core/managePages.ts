import type { MessageKey } from '../i18n/message.js';

/** What organisation managers keep in the browser. */
export type ManagePage =
  | 'monthly-figures'
  | 'terms'
  | 'targets'
  | 'pages'
  | 'organization'
  | 'people'
  | 'access-tokens'
  | 'webhooks'
  | 'history';

/** Addresses and names of these pages, in menu order. */
export const MANAGE_PAGES: readonly {
  readonly id: ManagePage & MessageKey;
  readonly path: string;
}[] = [
  { id: 'monthly-figures', path: '/manage/figures' },
  { id: 'terms', path: '/manage/terms' },
  { id: 'targets', path: '/manage/targets' },
  { id: 'pages', path: '/manage/pages' },
  { id: 'organization', path: '/manage/organization' },
  { id: 'people', path: '/manage/people' },
  { id: 'access-tokens', path: '/manage/access' },
  { id: 'webhooks', path: '/manage/webhooks' },
  { id: 'history', path: '/manage/history' },
];
