import type { ViewKey } from '@tavoite/model';
import type { MessageKey } from '../../i18n/message.js';

/** The fixed pages, as the menu names them. */
export const VIEW_WORDS: Readonly<Record<ViewKey, MessageKey>> = {
  strategy: 'strategy',
  roadmap: 'roadmap',
  logic: 'business-logic',
  notifications: 'notifications',
  'data-map': 'data-map',
  'system-messages': 'system-messages',
};
