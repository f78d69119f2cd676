/** Parameters that the address of any page may have, for this load only. */
export interface StartParameters {
  /** `api-token`: a session token. */
  apiToken: string | null;
  /** `org-id`: id of the organisation to activate. */
  organizationId: string | null;
  /** `theme`: light or dark. */
  theme: string | null;
  /** What a provider of accounts sent back to the sign-in page: the query and fragment. */
  providerAnswer: string | null;
}

/** The parts of a provider's answer that name it, in the query or the fragment. */
const ANSWER = /[?&#](code|id_token|access_token|error|state)=/;

/**
 * Reads the start parameters and takes token, organisation and a provider's answer out of the address
 * and the history, so that none is sent as a referrer, shared or bookmarked.
 */
export function takeStartParameters({ location, history }: Window): StartParameters {
  const url = new URL(location.href);
  const { searchParams } = url;
  const sent = `${url.search}${url.hash}`;
  const isAnswer = /^\/login\/?$/.test(url.pathname) && ANSWER.test(sent);
  const parameters = {
    apiToken: searchParams.get('api-token') || null,
    organizationId: searchParams.get('org-id') || null,
    theme: searchParams.get('theme'),
    providerAnswer: isAnswer ? sent : null,
  };
  if (isAnswer) {
    history.replaceState(history.state, '', url.pathname);
    return { ...parameters, apiToken: null, organizationId: null };
  }
  if (searchParams.has('api-token') || searchParams.has('org-id')) {
    searchParams.delete('api-token');
    searchParams.delete('org-id');
    history.replaceState(history.state, '', `${url.pathname}${url.search}${url.hash}`);
  }
  return parameters;
}
