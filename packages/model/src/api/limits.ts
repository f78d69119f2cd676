/*
 * What the API allows, apart from the schemas that enforce it: the browser keeps to the limits and
 * has no use for the schemas.
 */

/** Term keys that one data request may name. */
export const MAX_KEYS_PER_REQUEST = 100;
/** Ids that one request may name. */
export const MAX_IDS_PER_REQUEST = 1000;
/** Rows of a main task of a roadmap. */
export const MAX_ROWS_PER_MAIN_TASK = 20;
/** Months of a task: a hundred years. */
export const MAX_TASK_MONTHS = 1200;
/** Tasks that one request may change. */
export const MAX_TASKS_PER_REQUEST = 500;
/** Days for which what was deleted in a roadmap can be brought back. */
export const RESTORABLE_DAYS = 30;
/** Characters of the title of a notification or a system message. */
export const MAX_TITLE_CHARACTERS = 255;
/** Characters of a comment. */
export const MAX_COMMENT_CHARACTERS = 2000;
/** Comments that one answer holds. */
export const MAX_COMMENTS_PER_ANSWER = 500;
/** Notifications on one page of the list, unless another number is asked for. */
export const NOTIFICATIONS_PER_PAGE = 25;
/** Notifications that one page of the list may hold. */
export const MAX_NOTIFICATIONS_PER_PAGE = 100;
/** Figures that one request may change. */
export const MAX_FIGURES_PER_CHANGE = 20_000;
/** Bytes of such a request: some 200 for each figure, with its key and what it was. */
export const MAX_CHANGE_BYTES = 4 * 1024 * 1024;
/** Characters of the reason for a change. */
export const MAX_REASON_CHARACTERS = 500;
/** Files of one import, and rows of one file that is sent as JSON. */
export const MAX_IMPORT_FILES = 20;
export const MAX_IMPORT_ROWS = 20_000;
/** Megabytes of the files of one import, unpacked. */
export const MAX_IMPORT_MEGABYTES = 50;
/** Figures that one import may change. */
export const MAX_IMPORT_FIGURES = 200_000;
/** Access tokens of an organisation. */
export const MAX_ACCESS_TOKENS = 50;
/** Characters of the name of an access token. */
export const MAX_TOKEN_NAME_CHARACTERS = 100;
/** Changes on one page of the history. */
export const CHANGES_PER_PAGE = 50;
/** Graphs and data maps of a report together. */
export const MAX_REPORT_ITEMS = 60;
/** Months of a graph or data map that is kept for a report: ten years. */
export const MAX_REPORT_MONTHS = 120;
/** Terms of a data map that is kept for a report, and of those opened in it. */
export const MAX_REPORT_TERMS = 200;
/** Whom one report may be sent to at once: colleagues and typed addresses together. */
export const MAX_REPORT_RECIPIENTS = 200;
/** Characters of what is written above a report in its mails. */
export const MAX_REPORT_MESSAGE_CHARACTERS = 4000;
/** Runs that the list of a schedule shows. */
export const MAX_SCHEDULE_RUNS = 50;
/** Characters of the name by which a user is addressed. */
export const MAX_NAME_CHARACTERS = 100;
/** Characters of a new password. */
export const MIN_PASSWORD_CHARACTERS = 12;
export const MAX_PASSWORD_CHARACTERS = 128;
/** Passkeys of one user. */
export const MAX_PASSKEYS = 20;
/** Characters of the name of a passkey. */
export const MAX_PASSKEY_NAME_CHARACTERS = 60;

/** What a machine may do with a token: read figures, or enter them too. */
export const ACCESS_TOKEN_SCOPES = ['read', 'figures'] as const;
export type AccessTokenScope = (typeof ACCESS_TOKEN_SCOPES)[number];

/** Every access token begins with this, so that programs which look for leaked secrets know it. */
export const ACCESS_TOKEN_PREFIX = 'tavoite_';

/** Days after which a token ends. */
export const ACCESS_TOKEN_DAYS = [30, 90, 365] as const;

/** What webhooks can be told of. */
export const WEBHOOK_EVENTS = ['month.closed', 'target.turned_red', 'report.sent'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
/** The type of a message that tells of nothing. */
export const WEBHOOK_TEST = 'webhook.test';
export const WEBHOOK_DELIVERY_STATUSES = ['queued', 'delivered', 'failed'] as const;
/** Webhooks of an organisation. */
export const MAX_WEBHOOKS = 20;
export const MAX_WEBHOOK_NAME_CHARACTERS = 100;
export const MAX_WEBHOOK_URL_CHARACTERS = 2000;
/** Messages in the list of a webhook's deliveries. */
export const WEBHOOK_DELIVERIES_SHOWN = 50;

/** What a key is made of: no spaces, commas, semicolons, quotation marks, brackets or asterisks. */
export const KEY_PATTERN = /^[^\s,;[\]"'*\p{C}]+$/u;
export const MAX_KEY_CHARACTERS = 100;
/** Characters that a formula may hold; a sum over some ten thousand terms fits. */
export const MAX_FORMULA_CHARACTERS = 100_000;
/** Characters of a unit. */
export const MAX_UNIT_CHARACTERS = 32;

/** What the history tells of. */
export const HISTORY_KINDS = [
  'figures',
  'targets',
  'terms',
  'pages',
  'organization',
  'people',
  'access',
] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];
/** What happened; the first word says to what. */
export const HISTORY_EVENTS = [
  'figures_changed',
  'figures_taken_back',
  'month_closed',
  'month_reopened',
  'data_imported',
  'target_added',
  'target_changed',
  'target_deleted',
  'group_added',
  'group_changed',
  'group_deleted',
  'term_added',
  'term_changed',
  'term_deleted',
  'page_added',
  'page_changed',
  'page_deleted',
  'organization_changed',
  'objective_added',
  'objective_changed',
  'objective_deleted',
  'child_added',
  'child_changed',
  'person_invited',
  'person_changed',
  'person_removed',
  'access_token_created',
  'access_token_revoked',
  'webhook_added',
  'webhook_changed',
  'webhook_deleted',
  'webhook_secret_renewed',
  'webhook_switched_off',
] as const;
export type HistoryEvent = (typeof HISTORY_EVENTS)[number];
/** Entries of one page of the history. */
export const HISTORY_PER_PAGE = 50;
/** Months that are offered for closing, the current one included: two years. */
export const MONTHS_OFFERED_FOR_CLOSING = 24;
/** Months back that a target may compare with: ten years. */
export const MAX_COMPARE_MONTHS = 120;
/** Terms, or related pages, of one page. */
export const MAX_PAGE_TERMS = 1000;
/** Ticks of a value axis. */
export const MIN_AXIS_TICKS = 2;
export const MAX_AXIS_TICKS = 50;
/** Months before or after the current one that a graph opens with: a century. */
export const MAX_GRAPH_MONTHS = 1200;
/** Characters of what is told about a target. */
export const MAX_INFORMATION_CHARACTERS = 4000;
/** Characters of the description of an objective. */
export const MAX_DESCRIPTION_CHARACTERS = 10_000;
/** Characters of the name of a time zone. */
export const MAX_TIME_ZONE_CHARACTERS = 64;
/** Levels of organisations: answers nest them in one another, which neither JSON nor a screen can do without end. */
export const MAX_ORGANIZATION_DEPTH = 100;
