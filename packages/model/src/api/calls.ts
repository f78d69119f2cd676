export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What is needed to call an endpoint: no schema, so that the browser needs no zod. */
export interface Call {
  readonly method: Method;
  /** Canonical path with the trailing slash; `{name}` stands for a path parameter. */
  readonly path: `/api/${string}/`;
  /** The call is about the user or the sign-in, so it is served whichever organisation is active. */
  readonly anyOrganization?: true;
}

/**
 * Every call of the HTTP API by name. `contract` adds the schemas and the rules of access, the
 * server serves each one, the app can call no other: a name that only one of them knows does not
 * compile.
 */
export const calls = {
  login: { method: 'POST', path: '/api/login/', anyOrganization: true },
  logout: { method: 'POST', path: '/api/logout/', anyOrganization: true },
  changePassword: { method: 'POST', path: '/api/auth/password/change/', anyOrganization: true },
  requestPasswordReset: {
    method: 'POST',
    path: '/api/auth/password/reset/',
    anyOrganization: true,
  },
  confirmPasswordReset: {
    method: 'POST',
    path: '/api/auth/password/reset/confirm/',
    anyOrganization: true,
  },
  getProviders: { method: 'GET', path: '/api/auth/providers/', anyOrganization: true },

  getUserDetails: { method: 'GET', path: '/api/user/get_user_details/', anyOrganization: true },
  setLanguage: { method: 'POST', path: '/api/user/set_language/', anyOrganization: true },
  getOrganizationUsers: { method: 'GET', path: '/api/user/get_organization_users/' },
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
  listColorPairs: { method: 'GET', path: '/api/colorpair/' },

  listData: { method: 'GET', path: '/api/data/' },
  readData: { method: 'POST', path: '/api/data/' },
  getData: { method: 'GET', path: '/api/data/{id}/' },
  getRawDataTimespan: { method: 'GET', path: '/api/data/get_raw_data_timespan/' },
  getPercentageValue: { method: 'POST', path: '/api/data/get_percentage_value/' },
  getDataMap: { method: 'GET', path: '/api/data/get_data_map/' },

  getNumberFromFormula: { method: 'GET', path: '/api/formula/calculate_number_from_formula/' },
  postNumberFromFormula: { method: 'POST', path: '/api/formula/calculate_number_from_formula/' },
  traceFigure: { method: 'GET', path: '/api/formula/trace/' },
  explainChange: { method: 'GET', path: '/api/formula/change/' },

  listTerms: { method: 'GET', path: '/api/term_of_classification/' },
  getTerm: { method: 'GET', path: '/api/term_of_classification/{id}/' },
  getTimelineForData: {
    method: 'GET',
    path: '/api/term_of_classification/get_timeline_for_data/',
  },

  listTargetGroups: { method: 'GET', path: '/api/target_group/' },
  getTargetGroup: { method: 'GET', path: '/api/target_group/{id}/' },
  listTargets: { method: 'GET', path: '/api/target/' },
  getTarget: { method: 'GET', path: '/api/target/{id}/' },
  getTargetAsGraph: { method: 'GET', path: '/api/target/{id}/get_target_as_graph/' },
} as const satisfies Record<string, Call>;

export type EndpointName = keyof typeof calls;
