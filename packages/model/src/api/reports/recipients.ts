import { z } from 'zod';
import { idParam } from '../fields.js';
import { MAX_REPORT_RECIPIENTS } from '../limits.js';

/** Characters of an address. */
const MAX_ADDRESS_CHARACTERS = 254;

/** Ids of members. */
export const recipients = z.array(idParam).max(MAX_REPORT_RECIPIENTS, 'too_many_recipients');

/** One address each, which the server checks and names where it is none. */
export const emails = z
  .array(z.string().max(MAX_ADDRESS_CHARACTERS))
  .max(MAX_REPORT_RECIPIENTS, 'too_many_recipients');
