import type { Language, ViewKey, WebhookEvent } from '@tavoite/model';
import { momentText } from '@tavoite/ui';
import { fiscalStartName } from '../../core/fiscalStartName.js';
import type { MessageKey } from '../../i18n/message.js';
import { VIEW_WORDS } from '../settings/index.js';

/** Names of fields, as their forms have them. */
const FIELD_WORDS: Readonly<Record<string, MessageKey>> = {
  key: 'term-key',
  title: 'term-title-en',
  title_fi: 'term-title-fi',
  formula: 'term-formula',
  // Of a term, or of a group of targets.
  parent: 'parent',
  additional_parents: 'term-more-parents',
  unit: 'unit',
  measurement_type_prefix: 'term-prefix',
  aggregation: 'term-aggregation',
  sum_values_in_tree: 'term-sums',
  value_numeric_type: 'term-numbers',
  data_source: 'term-source',
  is_free_measure: 'term-free',
  ordering: 'term-order',
  report_manager: 'flag-reports',
  notification_manager: 'flag-notifications',
  roadmap_manager: 'flag-roadmap',
  organization_manager: 'flag-organization',
  language: 'language',
  status: 'history-status',
  target_group: 'target-group',
  user: 'group-owner',
  start_date: 'target-start',
  end_date: 'target-end',
  target_formula: 'target-target-formula',
  compare_formula: 'target-compare-formula',
  compare_months_earlier: 'target-compare-months',
  minimum_value: 'target-minimum',
  reversed_target: 'target-reversed',
  additional_information: 'target-information',
  additional_information_fi: 'target-information-fi',
  link_tag: 'target-link',
  terms: 'terms',
  icon: 'page-icon',
  parent_page: 'page-parent',
  redirect: 'page-redirect',
  related_pages: 'related-pages',
  name: 'organization-name-en',
  name_fi: 'organization-name-fi',
  start_of_fiscal_year: 'fiscal-start',
  time_zone: 'time-zone',
  restricted_views: 'hidden-views',
  objectives: 'objectives-order',
  description: 'objective-description-en',
  description_fi: 'objective-description-fi',
  is_archived: 'is-archived',
  url: 'webhook-address',
  events: 'webhook-events',
  enabled: 'webhook-enabled',
};
/** Words for values that the server writes in code. */
const VALUE_WORDS: Readonly<Record<string, MessageKey>> = {
  true: 'switched-on',
  false: 'switched-off',
  flow: 'term-flow',
  stock: 'term-stock',
  int: 'term-whole',
  decimal: 'term-decimals',
  active: 'history-active',
  invited: 'person-is-invited',
  disabled: 'person-is-disabled',
};
/** Fields whose values are such. */
const IN_WORDS = new Set([
  'aggregation',
  'sum_values_in_tree',
  'value_numeric_type',
  'is_free_measure',
  'reversed_target',
  'report_manager',
  'notification_manager',
  'roadmap_manager',
  'organization_manager',
  'status',
  'is_archived',
  'redirect',
  'enabled',
]);

const DATES = new Set(['start_date', 'end_date']);

/** Names of what webhooks are told of. */
const WEBHOOK_EVENT_WORDS: Readonly<Record<WebhookEvent, MessageKey>> = {
  'month.closed': 'webhook-month-closed',
  'target.turned_red': 'webhook-target-red',
  'report.sent': 'webhook-report-sent',
};

type Text = (key: MessageKey) => string;

export const fieldWords = (field: string, text: Text): string => {
  const key = FIELD_WORDS[field];
  return key ? text(key) : field;
};

/** A value before or after; a dash for none. */
export function valueWords(
  field: string,
  value: string | null,
  text: Text,
  locale: Language,
): string {
  if (value === null) return '–';
  const date = DATES.has(field) ? momentText(value, locale, 'day') : '';
  if (date !== '') return date;
  if (field === 'start_of_fiscal_year') return fiscalStartName(value, locale);
  if (field === 'restricted_views')
    return value
      .split(', ')
      .map((view) => text(VIEW_WORDS[view as ViewKey]))
      .join(', ');
  if (field === 'events')
    return value
      .split(', ')
      .map((event) => text(WEBHOOK_EVENT_WORDS[event as WebhookEvent]))
      .join(', ');
  const key = IN_WORDS.has(field) ? VALUE_WORDS[value] : undefined;
  return key ? text(key) : value;
}
