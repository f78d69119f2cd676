import { z } from 'zod';
import { organization, organizationNode } from '../entities/organization.js';
import { language, organizationUser, user } from '../entities/user.js';
import { calls } from './calls.js';
import { defineEndpoint } from './endpoint.js';
import { flagParam, idParam } from './fields.js';
import { MAX_NAME_CHARACTERS } from './limits.js';

export const getUserDetails = defineEndpoint({
  ...calls.getUserDetails,
  summary: 'The signed-in user with the flags of the active organisation',
  access: 'signed-in',
  answer: user,
});

export const setLanguage = defineEndpoint({
  ...calls.setLanguage,
  summary: "Store the user's language",
  access: 'signed-in',
  body: z.object({ language }),
  answer: z.object({ language }),
});

export const setName = defineEndpoint({
  ...calls.setName,
  summary:
    'Store the name by which the user is addressed; the full name stands in for an empty one',
  access: 'signed-in',
  body: z.object({ name: z.string().trim().max(MAX_NAME_CHARACTERS, 'too_long') }),
  answer: z.object({ name: z.string() }),
});

export const getOrganizationUsers = defineEndpoint({
  ...calls.getOrganizationUsers,
  summary: 'Members of the active organisation',
  access: 'signed-in',
  answer: z.object({ users: z.array(organizationUser) }),
});

/**
 * What else every poll of the active organisation brings, so that no other timer is needed; absent
 * without an organisation, and for a view that is restricted.
 */
const unreadCounts = {
  unread_notifications: z.number().int().optional(),
  unread_system_messages: z.number().int().optional(),
};

/** With `list=true` the tree of visible organisations, otherwise the active one. */
export const getActiveOrganization = defineEndpoint({
  ...calls.getActiveOrganization,
  summary: 'The active organisation, or with list=true the tree of visible organisations',
  access: 'signed-in',
  query: z.object({ list: flagParam.optional() }),
  answer: z.union([
    z.object({ organization: organization.nullable(), ...unreadCounts }),
    z.object({ organizations: z.array(organizationNode) }),
  ]),
});

export const activateOrganization = defineEndpoint({
  ...calls.activateOrganization,
  summary: 'Make another visible organisation the active one',
  access: 'signed-in',
  body: z.object({ id: idParam }),
  answer: z.object({ organization }),
});
