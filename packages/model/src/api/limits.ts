/*
 * What the API allows, apart from the schemas that enforce it: the browser keeps to the limits and
 * has no use for the schemas.
 */

/** Term keys that one data request may name. */
export const MAX_KEYS_PER_REQUEST = 100;
/** Ids that one request may name. */
export const MAX_IDS_PER_REQUEST = 1000;
