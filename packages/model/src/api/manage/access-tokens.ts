import { z } from 'zod';
import { accessToken } from '../../entities/access-token.js';
import { calls } from '../calls.js';
import { defineEndpoint } from '../endpoint.js';
import { idParams, listOf, noContent } from '../fields.js';
import { ACCESS_TOKEN_DAYS, ACCESS_TOKEN_SCOPES, MAX_TOKEN_NAME_CHARACTERS } from '../limits.js';

/** Those of all members: whoever keeps the organisation sees what has access to it. */
export const listAccessTokens = defineEndpoint({
  ...calls.listAccessTokens,
  summary: 'Access tokens of machines for the organisation, newest first',
  access: 'organization_manager',
  answer: listOf(accessToken),
});

/** The user shows the password or a code once more, unless there is none and the session is new. */
export const createAccessToken = defineEndpoint({
  ...calls.createAccessToken,
  summary: 'Make an access token, which is shown in this answer only',
  access: 'organization_manager',
  body: z.object({
    name: z.string().trim().min(1, 'required').max(MAX_TOKEN_NAME_CHARACTERS, 'too_long'),
    scope: z.enum(ACCESS_TOKEN_SCOPES),
    /** Days until it ends. */
    days: z.union(ACCESS_TOKEN_DAYS.map((days) => z.literal(days))),
    password: z.string().max(512).optional(),
    code: z.string().max(64).optional(),
  }),
  answer: accessToken.extend({ token: z.string() }),
  status: 201,
});

export const revokeAccessToken = defineEndpoint({
  ...calls.revokeAccessToken,
  summary: 'End an access token at once',
  access: 'organization_manager',
  params: idParams,
  answer: noContent,
  status: 204,
});
