import { z } from 'zod';

/** 400: first-level keys are fields, or `non_field_errors`. */
export const fieldErrors = z.record(z.string(), z.array(z.string()));
export type FieldErrors = z.infer<typeof fieldErrors>;

/** Codes, next to `detail`, that the client acts on. */
export const errorCode = z.enum(['token_expired', 'organization_changed']);
export type ErrorCode = z.infer<typeof errorCode>;

/** Every error but 400. */
export const detailError = z.object({ detail: z.string(), code: z.string().optional() });
export type DetailError = z.infer<typeof detailError>;
