import { z } from 'zod';
import { calls } from './calls.js';
import { defineEndpoint } from './endpoint.js';
import { idParam } from './fields.js';

/** The current one first, then the one used last. */
const answer = z.object({
  sessions: z.array(
    z.object({
      id: z.number().int(),
      /** Browser and system, such as "Firefox, Linux"; null where the client does not say. */
      device: z.string().nullable(),
      /** The network it was started from: an IPv4 address or the first half of an IPv6 address. */
      network: z.string().nullable(),
      created_at: z.string(),
      /** To five minutes. */
      last_used_at: z.string(),
      /** The session of this request. */
      current: z.boolean(),
    }),
  ),
});

export const listSessions = defineEndpoint({
  ...calls.listSessions,
  summary: 'Where the user is signed in',
  access: 'signed-in',
  answer,
});

export const endSession = defineEndpoint({
  ...calls.endSession,
  summary: 'Sign the user out in one place; answers the sessions that go on',
  access: 'signed-in',
  params: z.object({ id: idParam }),
  answer,
});

export const endOtherSessions = defineEndpoint({
  ...calls.endOtherSessions,
  summary: 'Sign the user out everywhere but here; answers the session that goes on',
  access: 'signed-in',
  answer,
});
