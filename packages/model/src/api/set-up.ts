import { z } from 'zod';
import { isTimeZone } from '../calendar/knownTimeZone.js';
import { language } from '../entities/user.js';
import { calls } from './calls.js';
import { defineEndpoint } from './endpoint.js';
import { anyPassword, detailAnswer, newEmail, newName } from './fields.js';
import { MAX_TIME_ZONE_CHARACTERS, MAX_TITLE_CHARACTERS } from './limits.js';

const code = z.string().max(64);

export const checkSetUp = defineEndpoint({
  ...calls.checkSetUp,
  summary: 'Whether the code that the start printed still makes the first organisation',
  access: 'public',
  body: z.object({ code }),
  answer: z.object({ is_open: z.boolean() }),
});

/** Works once, in an installation without users and organisations. */
export const setUp = defineEndpoint({
  ...calls.setUp,
  summary: 'Make the first organisation and its manager, with the code that the start printed',
  access: 'public',
  body: z.object({
    code,
    organization_name: z.string().trim().min(1, 'required').max(MAX_TITLE_CHARACTERS, 'too_long'),
    time_zone: z.string().max(MAX_TIME_ZONE_CHARACTERS).refine(isTimeZone, 'not_a_time_zone'),
    email: newEmail,
    full_name: newName,
    language,
    new_password1: anyPassword,
    new_password2: anyPassword,
  }),
  answer: detailAnswer,
});
