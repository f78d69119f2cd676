/** Names the organisation that a data request is meant for; a mismatch answers 409. */
export const ORGANIZATION_HEADER = 'X-Organization';
