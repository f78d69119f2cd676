import { z } from 'zod';

export const language = z.enum(['en', 'fi']);
export type Language = z.infer<typeof language>;

/**
 * The permissions that a membership can carry, for its organisation and those below it. An
 * organisation manager keeps figures, terms, targets, pages and people.
 */
export const managerFlags = [
  'report_manager',
  'notification_manager',
  'roadmap_manager',
  'organization_manager',
] as const;
export type ManagerFlag = (typeof managerFlags)[number];

/** The signed-in user; the manager flags are those of the membership in the active organisation. */
export const user = z.object({
  id: z.number().int(),
  name: z.string(),
  username: z.string(),
  full_name: z.string(),
  email: z.string(),
  /** URL of a picture, or null. */
  avatar: z.string().nullable(),
  language,
  /** Id of the active organisation; null when the user belongs to none. */
  active_organization: z.number().int().nullable(),
  status: z.string(),
  /** Notifications not yet read in the active organisation. */
  unread_notifications: z.number().int(),
  report_manager: z.boolean(),
  notification_manager: z.boolean(),
  roadmap_manager: z.boolean(),
  organization_manager: z.boolean(),
});
export type User = z.infer<typeof user>;

/** A member of the active organisation, as recipient pickers and cards need it. */
export const organizationUser = z.object({
  id: z.number().int(),
  username: z.string(),
  full_name: z.string(),
});
export type OrganizationUser = z.infer<typeof organizationUser>;
