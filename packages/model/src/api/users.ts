import { z } from 'zod';
import { organization, organizationNode } from '../entities/organization.js';
import { language, organizationUser, user } from '../entities/user.js';
import { defineEndpoint } from './endpoint.js';
import { flagParam, idParam } from './fields.js';

export const getUserDetails = defineEndpoint({
  method: 'GET',
  path: '/api/user/get_user_details/',
  summary: 'The signed-in user with the flags of the active organisation',
  access: 'signed-in',
  answer: user,
});

export const setLanguage = defineEndpoint({
  method: 'POST',
  path: '/api/user/set_language/',
  summary: "Store the user's language",
  access: 'signed-in',
  body: z.object({ language }),
  answer: z.object({ language }),
});

export const getOrganizationUsers = defineEndpoint({
  method: 'GET',
  path: '/api/user/get_organization_users/',
  summary: 'Members of the active organisation',
  access: 'signed-in',
  answer: z.object({ users: z.array(organizationUser) }),
});

/** With `list=true` the tree of visible organisations, otherwise the active one. */
export const getActiveOrganization = defineEndpoint({
  method: 'GET',
  path: '/api/user/activate_organization/',
  summary: 'The active organisation, or with list=true the tree of visible organisations',
  access: 'signed-in',
  query: z.object({ list: flagParam.optional() }),
  answer: z.union([
    z.object({ organization: organization.nullable() }),
    z.object({ organizations: z.array(organizationNode) }),
  ]),
});

export const activateOrganization = defineEndpoint({
  method: 'POST',
  path: '/api/user/activate_organization/',
  summary: 'Make another visible organisation the active one',
  access: 'signed-in',
  body: z.object({ id: idParam }),
  answer: z.object({ organization }),
});
