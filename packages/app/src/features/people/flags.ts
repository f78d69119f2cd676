import type { ManagerFlag } from '@tavoite/model';
import type { MessageKey } from '../../i18n/message.js';

interface FlagTexts {
  readonly id: ManagerFlag;
  readonly label: MessageKey;
  readonly hint: MessageKey;
}

/** What members may do beyond reading, and how it is called. */
export const FLAGS: readonly FlagTexts[] = [
  { id: 'report_manager', label: 'flag-reports', hint: 'flag-reports-hint' },
  { id: 'notification_manager', label: 'flag-notifications', hint: 'flag-notifications-hint' },
  { id: 'roadmap_manager', label: 'flag-roadmap', hint: 'flag-roadmap-hint' },
  { id: 'organization_manager', label: 'flag-organization', hint: 'flag-organization-hint' },
];
