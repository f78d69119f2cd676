import { z } from 'zod';
import { person, personFlags } from '../../entities/person.js';
import { language } from '../../entities/user.js';
import { calls } from '../calls.js';
import { defineEndpoint } from '../endpoint.js';
import { idParams, listOf, newEmail, newName, noContent } from '../fields.js';

export const listPeople = defineEndpoint({
  ...calls.listPeople,
  summary: 'People of the organisation and of those above it, by name',
  access: 'organization_manager',
  answer: listOf(person),
});

/** Who has an account already becomes a member at once; everyone else gets a link that lives seven days. */
export const invitePerson = defineEndpoint({
  ...calls.invitePerson,
  summary: 'Make someone a member and say so by mail',
  access: 'organization_manager',
  body: z.object({
    email: newEmail,
    full_name: newName,
    language,
    flags: personFlags,
  }),
  answer: person,
  status: 201,
});

/** What is not given stays. Language and status only of accounts that are kept here. */
export const changePerson = defineEndpoint({
  ...calls.changePerson,
  summary: 'Change what a member may do, the language, or whether they may sign in',
  access: 'organization_manager',
  params: idParams,
  body: z.object({
    flags: personFlags.partial().optional(),
    language: language.optional(),
    status: z.enum(['active', 'disabled']).optional(),
  }),
  answer: person,
});

export const removePerson = defineEndpoint({
  ...calls.removePerson,
  summary: 'End a membership; the account stays',
  access: 'organization_manager',
  params: idParams,
  answer: noContent,
  status: 204,
});

export const sendInvitation = defineEndpoint({
  ...calls.sendInvitation,
  summary: 'Send the invitation once more; links of earlier ones end',
  access: 'organization_manager',
  params: idParams,
  answer: noContent,
  status: 204,
});
