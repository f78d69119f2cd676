import type { EndpointName, Method } from '@tavoite/model';

/**
 * Method and path of every call. The contract itself carries its schemas along, which the browser
 * has no use for; a type ties the names to it and a test ties methods and paths.
 */
export const endpoints = {
  login: ['POST', '/api/login/'],
  logout: ['POST', '/api/logout/'],
  changePassword: ['POST', '/api/auth/password/change/'],
  requestPasswordReset: ['POST', '/api/auth/password/reset/'],
  confirmPasswordReset: ['POST', '/api/auth/password/reset/confirm/'],
  getProviders: ['GET', '/api/auth/providers/'],
  getUserDetails: ['GET', '/api/user/get_user_details/'],
  setLanguage: ['POST', '/api/user/set_language/'],
  getOrganizationUsers: ['GET', '/api/user/get_organization_users/'],
  getActiveOrganization: ['GET', '/api/user/activate_organization/'],
  activateOrganization: ['POST', '/api/user/activate_organization/'],
  getGraphSettings: ['GET', '/api/graph_settings/get_graph_settings/'],
  listColorPairs: ['GET', '/api/colorpair/'],
  listData: ['GET', '/api/data/'],
  readData: ['POST', '/api/data/'],
  getData: ['GET', '/api/data/{id}/'],
  getRawDataTimespan: ['GET', '/api/data/get_raw_data_timespan/'],
  getPercentageValue: ['POST', '/api/data/get_percentage_value/'],
  getDataMap: ['GET', '/api/data/get_data_map/'],
  getNumberFromFormula: ['GET', '/api/formula/calculate_number_from_formula/'],
  postNumberFromFormula: ['POST', '/api/formula/calculate_number_from_formula/'],
  traceFigure: ['GET', '/api/formula/trace/'],
  explainChange: ['GET', '/api/formula/change/'],
  listTerms: ['GET', '/api/term_of_classification/'],
  getTerm: ['GET', '/api/term_of_classification/{id}/'],
  getTimelineForData: ['GET', '/api/term_of_classification/get_timeline_for_data/'],
  listTargetGroups: ['GET', '/api/target_group/'],
  getTargetGroup: ['GET', '/api/target_group/{id}/'],
  listTargets: ['GET', '/api/target/'],
  getTarget: ['GET', '/api/target/{id}/'],
  getTargetAsGraph: ['GET', '/api/target/{id}/get_target_as_graph/'],
} as const satisfies Record<EndpointName, readonly [Method, string]>;
