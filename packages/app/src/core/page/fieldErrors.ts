import type { ApiFailure } from '../../api/errors.js';

/** What the server said of each field of a form, by the field's name in the contract. */
export const fieldErrors =
  (error: ApiFailure | null) =>
  (field: string): string[] =>
    error?.messages[field] ?? [];
