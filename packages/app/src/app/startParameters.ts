/** Parameters that the address of any page may have, for this load only. */
export interface StartParameters {
  /** `api-token`: a session token. */
  apiToken: string | null;
  /** `org-id`: id of the organisation to activate. */
  organizationId: string | null;
  /** `theme`: light or dark. */
  theme: string | null;
}

/**
 * Reads the start parameters and takes token and organisation out of the address and the history,
 * so that neither is sent as a referrer, shared or bookmarked.
 */
export function takeStartParameters({ location, history }: Window): StartParameters {
  const url = new URL(location.href);
  const { searchParams } = url;
  const parameters = {
    apiToken: searchParams.get('api-token') || null,
    organizationId: searchParams.get('org-id') || null,
    theme: searchParams.get('theme'),
  };
  if (searchParams.has('api-token') || searchParams.has('org-id')) {
    searchParams.delete('api-token');
    searchParams.delete('org-id');
    history.replaceState(history.state, '', `${url.pathname}${url.search}${url.hash}`);
  }
  return parameters;
}
