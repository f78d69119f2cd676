import type { RestrictedViews } from '../../auth/restricted-views.js';
import type { ActiveOrganization } from '../../auth/signed-in.js';

/** What is unread in the views that are in use. */
export interface UnreadCounts {
  unread_notifications?: number;
  unread_system_messages?: number;
}

interface Sources {
  readonly restrictedViews: RestrictedViews;
  readonly notifications: { countUnread(organizationId: number, userId: number): Promise<number> };
  readonly systemMessages: { countUnread(userId: number): Promise<number> };
}

/** Counts what a user has not read; nothing of a view that is restricted. */
export function createUnreadCounter({ restrictedViews, notifications, systemMessages }: Sources) {
  return async (userId: number, organization: ActiveOrganization | null): Promise<UnreadCounts> => {
    const restricted = organization ? await restrictedViews(organization) : new Set<string>();
    const [inOrganization, inSystem] = await Promise.all([
      organization && !restricted.has('notifications')
        ? notifications.countUnread(organization.id, userId)
        : undefined,
      restricted.has('system-messages') ? undefined : systemMessages.countUnread(userId),
    ]);
    return {
      ...(inOrganization !== undefined && { unread_notifications: inOrganization }),
      ...(inSystem !== undefined && { unread_system_messages: inSystem }),
    };
  };
}

export type CountUnread = ReturnType<typeof createUnreadCounter>;
