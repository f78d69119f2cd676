import {
  formatMonth,
  type HistoryEntry,
  type HistoryEvent,
  type HistoryKind,
  parseMonth,
} from '@tavoite/model';
import type { MessageKey } from '../../i18n/message.js';

export const KIND_WORDS: Readonly<Record<HistoryKind, MessageKey>> = {
  figures: 'monthly-figures',
  targets: 'targets',
  terms: 'terms',
  pages: 'pages',
  organization: 'organization',
  people: 'people',
  access: 'history-kind-access',
};

export const EVENT_WORDS: Readonly<Record<HistoryEvent, MessageKey>> = {
  figures_changed: 'history-figures-changed',
  figures_taken_back: 'history-figures-taken-back',
  month_closed: 'history-month-closed',
  month_reopened: 'history-month-reopened',
  data_imported: 'history-data-imported',
  target_added: 'history-target-added',
  target_changed: 'history-target-changed',
  target_deleted: 'history-target-deleted',
  group_added: 'history-group-added',
  group_changed: 'history-group-changed',
  group_deleted: 'history-group-deleted',
  term_added: 'history-term-added',
  term_changed: 'history-term-changed',
  term_deleted: 'history-term-deleted',
  page_added: 'history-page-added',
  page_changed: 'history-page-changed',
  page_deleted: 'history-page-deleted',
  organization_changed: 'history-organization-changed',
  objective_added: 'history-objective-added',
  objective_changed: 'history-objective-changed',
  objective_deleted: 'history-objective-deleted',
  child_added: 'history-child-added',
  child_changed: 'history-child-changed',
  person_invited: 'history-person-invited',
  person_changed: 'history-person-changed',
  person_removed: 'history-person-removed',
  access_token_created: 'history-token-created',
  access_token_revoked: 'history-token-revoked',
  webhook_added: 'history-webhook-added',
  webhook_changed: 'history-webhook-changed',
  webhook_deleted: 'history-webhook-deleted',
  webhook_secret_renewed: 'history-webhook-renewed',
  webhook_switched_off: 'history-webhook-switched-off',
};

const monthName = (month: string): string => formatMonth(parseMonth(month) ?? 0, 'MM/YYYY');

/** The months of changed figures, as a range. */
export const monthsOf = ([first, last]: NonNullable<HistoryEntry['months']>): string =>
  first === last ? monthName(first) : `${monthName(first)} – ${monthName(last)}`;
