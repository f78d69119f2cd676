import { z } from 'zod';
import { idParam } from '../fields.js';
import { MAX_IDS_PER_REQUEST, MAX_ROWS_PER_MAIN_TASK } from '../limits.js';

/** Every call about roadmaps belongs to this view. */
export const views = ['roadmap'] as const;

export const title = z.string().trim().min(1, 'required').max(255, 'too_long');

/**
 * The version of the row that a change was based on. Another one than the stored is answered by
 * 409 with the code `stale` and the row as it is now in `newest`. Left out: the last change wins.
 */
export const basedOn = { version: z.number().int().min(1).optional() };

/** The same for calls without a body. */
export const basedOnParam = { version: idParam.optional() };

export const idOrNull = idParam.nullable();
export const ids = z.array(idParam).max(MAX_IDS_PER_REQUEST);

export const roadmapFilter = z.object({ roadmapId: idParam.optional() });

/** A row of a main task in a query, from 0. */
export const rowParam = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number),
  ])
  .pipe(
    z
      .number()
      .int()
      .min(0)
      .max(MAX_ROWS_PER_MAIN_TASK - 1),
  );
