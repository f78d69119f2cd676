import { z } from 'zod';
import { moment } from '../api/fields.js';

/** A message from whoever runs the installation, to all users. */
export const systemMessage = z.object({
  id: z.number().int(),
  title: z.string(),
  /** HTML that was sanitised when it was stored. */
  text_value: z.string(),
  published: moment,
  /** By this user. */
  read: z.boolean(),
  /** Covers the screen once. */
  forced: z.boolean(),
});
export type SystemMessage = z.infer<typeof systemMessage>;
