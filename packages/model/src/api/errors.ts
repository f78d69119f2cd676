import { z } from 'zod';

/** 400: first-level keys are fields, or `non_field_errors`. */
export const fieldErrors = z.record(z.string(), z.array(z.string()));
export type FieldErrors = z.infer<typeof fieldErrors>;

/** Codes, next to `detail`, that the client acts on. */
export const errorCode = z.enum(['token_expired', 'organization_changed', 'stale']);
export type ErrorCode = z.infer<typeof errorCode>;

/** Every error but 400. */
export const detailError = z.object({ detail: z.string(), code: z.string().optional() });
export type DetailError = z.infer<typeof detailError>;

/** 409 of a change that was based on a version which is no longer the newest. */
export const staleError = detailError.extend({
  code: z.literal('stale'),
  /** The object as it is now, as its own call answers it; of several objects or an order a list. */
  newest: z.unknown(),
});
export type StaleError = z.infer<typeof staleError>;
