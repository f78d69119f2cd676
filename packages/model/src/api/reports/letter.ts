import { z } from 'zod';
import { MAX_REPORT_MESSAGE_CHARACTERS, MAX_TITLE_CHARACTERS } from '../limits.js';

/** What would end the line of a mail's header, or cannot be seen in it. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/** What the mails of a report say besides the report. */
export const letter = {
  /** One line; empty for the one that names the report. */
  subject: z
    .string()
    .trim()
    .max(MAX_TITLE_CHARACTERS, { message: 'subject_too_long' })
    .refine((text) => !CONTROL.test(text), { message: 'subject_not_one_line' }),
  /** Plain text above the report; empty for none. */
  message: z
    .string()
    .trim()
    .max(MAX_REPORT_MESSAGE_CHARACTERS, { message: 'report_message_too_long' }),
};
