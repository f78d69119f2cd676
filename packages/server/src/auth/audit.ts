import type { Database, Queries } from '../db/database.js';
import { auditLog } from '../db/schema/index.js';

/** The events in the audit log. */
export type AuditEvent =
  | 'set_up'
  | 'login'
  | 'login_failed'
  | 'login_throttled'
  | 'logout'
  | 'session_ended'
  | 'other_sessions_ended'
  | 'name_changed'
  | 'second_factor_failed'
  | 'second_factor_throttled'
  | 'second_factor_change_failed'
  | 'second_factor_added'
  | 'second_factor_removed'
  | 'second_factor_reset'
  | 'second_factor_requirement_changed'
  | 'recovery_codes_renewed'
  | 'recovery_code_used'
  | 'identity_refused'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'identity_change_failed'
  | 'member_admitted'
  | 'flags_changed'
  | 'person_invited'
  | 'person_changed'
  | 'person_removed'
  | 'access_denied'
  | 'organization_activated'
  | 'password_changed'
  | 'password_change_failed'
  | 'password_reset_requested'
  | 'password_reset'
  | 'plan_changed'
  | 'plan_deleted'
  | 'plan_restored'
  | 'notification_created'
  | 'notification_published'
  | 'notification_edited'
  | 'notification_deleted'
  | 'notification_resent'
  | 'comment_deleted'
  | 'data_imported'
  | 'figures_changed'
  | 'term_changed'
  | 'target_changed'
  | 'page_changed'
  | 'organization_changed'
  | 'access_token_created'
  | 'access_token_failed'
  | 'access_token_revoked'
  | 'webhook_added'
  | 'webhook_changed'
  | 'webhook_deleted'
  | 'webhook_secret_renewed'
  | 'webhook_switched_off'
  | 'files_added'
  | 'files_removed'
  | 'report_item_created'
  | 'report_item_edited'
  | 'report_item_deleted'
  | 'report_created'
  | 'report_edited'
  | 'report_deleted'
  | 'report_sent'
  | 'report_resent'
  | 'report_scheduled'
  | 'report_schedule_deleted';

export interface AuditEntry {
  userId?: number | undefined;
  organizationId?: number | undefined;
  /** Never secrets; what a client chose is stored as JSON, so that no line can be forged. */
  detail?: Record<string, unknown>;
}

export interface Audit {
  /** Adds to the log, inside the transaction when one is given. */
  record(event: AuditEvent, entry: AuditEntry, tx?: Queries): Promise<void>;
}

export function createAudit(database: Database): Audit {
  return {
    async record(event, { userId, organizationId, detail = {} }, tx = database.global) {
      await tx.insert(auditLog).values({ event, userId, organizationId, detail });
    },
  };
}
