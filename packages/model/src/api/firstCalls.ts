export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What is needed to call an endpoint: no schema, so that the browser needs no zod. */
export interface Call {
  readonly method: Method;
  /** Canonical path with the trailing slash; `{name}` stands for a path parameter. */
  readonly path: `/api/${string}/`;
  /** The call is about the user or the sign-in, so it is served whichever organisation is active. */
  readonly anyOrganization?: true;
}

/** The calls of the sign-in page, the frame of the application and its first screen. */
export const firstCalls = {
  login: { method: 'POST', path: '/api/login/', anyOrganization: true },
  logout: { method: 'POST', path: '/api/logout/', anyOrganization: true },
  getProviders: { method: 'GET', path: '/api/auth/providers/', anyOrganization: true },
  getUserDetails: { method: 'GET', path: '/api/user/get_user_details/', anyOrganization: true },
  setLanguage: { method: 'POST', path: '/api/user/set_language/', anyOrganization: true },
  getActiveOrganization: {
    method: 'GET',
    path: '/api/user/activate_organization/',
    anyOrganization: true,
  },
  activateOrganization: {
    method: 'POST',
    path: '/api/user/activate_organization/',
    anyOrganization: true,
  },
  getGraphSettings: { method: 'GET', path: '/api/graph_settings/get_graph_settings/' },
  listTerms: { method: 'GET', path: '/api/term_of_classification/' },
  listTargetGroups: { method: 'GET', path: '/api/target_group/' },
  listTargetTrends: { method: 'GET', path: '/api/target/trends/' },
  getRawDataTimespan: { method: 'GET', path: '/api/data/get_raw_data_timespan/' },
  listForcedSystemMessages: {
    method: 'GET',
    path: '/api/system_messages/forced_system_messages/',
    anyOrganization: true,
  },
} as const satisfies Record<string, Call>;
