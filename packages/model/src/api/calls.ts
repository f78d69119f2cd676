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
  signInWithGoogle: { method: 'POST', path: '/api/auth/google/', anyOrganization: true },
  connectGoogle: { method: 'POST', path: '/api/auth/google/connect/', anyOrganization: true },
  disconnectGoogle: { method: 'DELETE', path: '/api/auth/google/connect/', anyOrganization: true },
  signInWithAzure: { method: 'POST', path: '/api/auth/azure/', anyOrganization: true },
  connectAzure: { method: 'POST', path: '/api/auth/azure/connect/', anyOrganization: true },
  disconnectAzure: { method: 'DELETE', path: '/api/auth/azure/connect/', anyOrganization: true },
  signInWithOidc: { method: 'POST', path: '/api/auth/oidc/', anyOrganization: true },
  connectOidc: { method: 'POST', path: '/api/auth/oidc/connect/', anyOrganization: true },
  disconnectOidc: { method: 'DELETE', path: '/api/auth/oidc/connect/', anyOrganization: true },
  listIdentities: { method: 'GET', path: '/api/auth/identities/', anyOrganization: true },

  confirmSignIn: { method: 'POST', path: '/api/login/second_factor/', anyOrganization: true },
  beginSignInSetUp: {
    method: 'POST',
    path: '/api/login/second_factor/set_up/',
    anyOrganization: true,
  },
  confirmSignInSetUp: {
    method: 'POST',
    path: '/api/login/second_factor/set_up/confirm/',
    anyOrganization: true,
  },
  beginPasskeySignIn: { method: 'POST', path: '/api/login/passkey/', anyOrganization: true },
  confirmPasskeySignIn: {
    method: 'POST',
    path: '/api/login/passkey/confirm/',
    anyOrganization: true,
  },
  getSecondFactor: { method: 'GET', path: '/api/user/second_factor/', anyOrganization: true },
  beginAuthenticator: {
    method: 'POST',
    path: '/api/user/second_factor/authenticator/',
    anyOrganization: true,
  },
  confirmAuthenticator: {
    method: 'POST',
    path: '/api/user/second_factor/authenticator/confirm/',
    anyOrganization: true,
  },
  removeAuthenticator: {
    method: 'POST',
    path: '/api/user/second_factor/authenticator/remove/',
    anyOrganization: true,
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/user/second_factor/recovery_codes/',
    anyOrganization: true,
  },
  beginPasskey: {
    method: 'POST',
    path: '/api/user/second_factor/passkey/begin/',
    anyOrganization: true,
  },
  addPasskey: { method: 'POST', path: '/api/user/second_factor/passkey/', anyOrganization: true },
  renamePasskey: {
    method: 'PATCH',
    path: '/api/user/second_factor/passkey/{id}/',
    anyOrganization: true,
  },
  removePasskey: {
    method: 'POST',
    path: '/api/user/second_factor/passkey/{id}/remove/',
    anyOrganization: true,
  },

  getUserDetails: { method: 'GET', path: '/api/user/get_user_details/', anyOrganization: true },
  setLanguage: { method: 'POST', path: '/api/user/set_language/', anyOrganization: true },
  setName: { method: 'POST', path: '/api/user/set_name/', anyOrganization: true },
  listSessions: { method: 'GET', path: '/api/user/sessions/', anyOrganization: true },
  endSession: { method: 'DELETE', path: '/api/user/sessions/{id}/', anyOrganization: true },
  endOtherSessions: {
    method: 'POST',
    path: '/api/user/sessions/end_others/',
    anyOrganization: true,
  },
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
  listTargetTrends: { method: 'GET', path: '/api/target/trends/' },
  getTarget: { method: 'GET', path: '/api/target/{id}/' },
  getTargetAsGraph: { method: 'GET', path: '/api/target/{id}/get_target_as_graph/' },

  listRoadmaps: { method: 'GET', path: '/api/roadmap/' },
  createRoadmap: { method: 'POST', path: '/api/roadmap/' },
  getRoadmap: { method: 'GET', path: '/api/roadmap/{id}/' },
  replaceRoadmap: { method: 'PUT', path: '/api/roadmap/{id}/' },
  updateRoadmap: { method: 'PATCH', path: '/api/roadmap/{id}/' },
  deleteRoadmap: { method: 'DELETE', path: '/api/roadmap/{id}/' },
  orderRoadmaps: { method: 'POST', path: '/api/roadmap/order/' },
  getRoadmapPlan: { method: 'GET', path: '/api/roadmap/{id}/plan/' },
  getRoadmapOverview: { method: 'GET', path: '/api/roadmap/overview/' },
  listPlanDeletions: { method: 'GET', path: '/api/roadmap/deleted/' },
  restorePlanItem: { method: 'POST', path: '/api/roadmap/restore/' },
  listMilestones: { method: 'GET', path: '/api/milestone/' },
  createMilestone: { method: 'POST', path: '/api/milestone/' },
  getMilestone: { method: 'GET', path: '/api/milestone/{id}/' },
  replaceMilestone: { method: 'PUT', path: '/api/milestone/{id}/' },
  updateMilestone: { method: 'PATCH', path: '/api/milestone/{id}/' },
  deleteMilestone: { method: 'DELETE', path: '/api/milestone/{id}/' },
  listMainTasks: { method: 'GET', path: '/api/maintask/' },
  createMainTask: { method: 'POST', path: '/api/maintask/' },
  getMainTask: { method: 'GET', path: '/api/maintask/{id}/' },
  replaceMainTask: { method: 'PUT', path: '/api/maintask/{id}/' },
  updateMainTask: { method: 'PATCH', path: '/api/maintask/{id}/' },
  deleteMainTask: { method: 'DELETE', path: '/api/maintask/{id}/' },
  deleteMainTaskRow: { method: 'POST', path: '/api/maintask/{id}/delete_row/' },
  orderMainTasks: { method: 'POST', path: '/api/maintask/order/' },
  listTasks: { method: 'GET', path: '/api/task/' },
  createTask: { method: 'POST', path: '/api/task/' },
  getTask: { method: 'GET', path: '/api/task/{id}/' },
  replaceTask: { method: 'PUT', path: '/api/task/{id}/' },
  updateTask: { method: 'PATCH', path: '/api/task/{id}/' },
  deleteTask: { method: 'DELETE', path: '/api/task/{id}/' },
  updateTasks: { method: 'POST', path: '/api/task/bulk/' },
  deleteTasks: { method: 'POST', path: '/api/task/bulk_delete/' },
  listTaskDependencies: { method: 'GET', path: '/api/task_dependency/' },
  createTaskDependency: { method: 'POST', path: '/api/task_dependency/' },
  deleteTaskDependency: { method: 'DELETE', path: '/api/task_dependency/{id}/' },
  listNotifications: { method: 'GET', path: '/api/notification/' },
  createNotification: { method: 'POST', path: '/api/notification/' },
  markNotificationsAsRead: { method: 'POST', path: '/api/notification/mark_as_read/' },
  previewNotificationMail: { method: 'POST', path: '/api/notification/preview_mail/' },
  getNotification: { method: 'GET', path: '/api/notification/{id}/' },
  replaceNotification: { method: 'PUT', path: '/api/notification/{id}/' },
  updateNotification: { method: 'PATCH', path: '/api/notification/{id}/' },
  deleteNotification: { method: 'DELETE', path: '/api/notification/{id}/' },
  uploadNotificationFiles: { method: 'POST', path: '/api/notification/{id}/upload_files/' },
  finishNotification: { method: 'POST', path: '/api/notification/{id}/finish/' },
  getNotificationReaders: { method: 'GET', path: '/api/notification/{id}/readers/' },
  getNotificationDeliveries: { method: 'GET', path: '/api/notification/{id}/deliveries/' },
  resendNotification: { method: 'POST', path: '/api/notification/{id}/resend/' },

  listReportGraphs: { method: 'GET', path: '/api/report_graph/' },
  createReportGraph: { method: 'POST', path: '/api/report_graph/' },
  getReportGraph: { method: 'GET', path: '/api/report_graph/{id}/' },
  getReportGraphSentence: { method: 'GET', path: '/api/report_graph/{id}/sentence/' },
  updateReportGraph: { method: 'PATCH', path: '/api/report_graph/{id}/' },
  deleteReportGraph: { method: 'DELETE', path: '/api/report_graph/{id}/' },
  refreshReportGraph: { method: 'POST', path: '/api/report_graph/{id}/update/' },
  listReportDataMaps: { method: 'GET', path: '/api/report_data_map/' },
  createReportDataMap: { method: 'POST', path: '/api/report_data_map/' },
  getReportDataMap: { method: 'GET', path: '/api/report_data_map/{id}/' },
  updateReportDataMap: { method: 'PATCH', path: '/api/report_data_map/{id}/' },
  deleteReportDataMap: { method: 'DELETE', path: '/api/report_data_map/{id}/' },
  refreshReportDataMap: { method: 'POST', path: '/api/report_data_map/{id}/update/' },
  listReports: { method: 'GET', path: '/api/report/' },
  createReport: { method: 'POST', path: '/api/report/' },
  previewReportPdf: { method: 'POST', path: '/api/report/preview_pdf/' },
  getReport: { method: 'GET', path: '/api/report/{id}/' },
  updateReport: { method: 'PATCH', path: '/api/report/{id}/' },
  deleteReport: { method: 'DELETE', path: '/api/report/{id}/' },
  refreshReport: { method: 'GET', path: '/api/report/{id}/update_report/' },
  postRefreshReport: { method: 'POST', path: '/api/report/{id}/update_report/' },
  createReportTicket: { method: 'POST', path: '/api/report/{id}/download_ticket/' },
  sendReport: { method: 'POST', path: '/api/report/{id}/send_report/' },
  listReportSends: { method: 'GET', path: '/api/report/{id}/sends/' },
  listReportDeliveries: { method: 'GET', path: '/api/report_send/{id}/deliveries/' },
  resendReport: { method: 'POST', path: '/api/report_send/{id}/resend/' },
  listReportSchedules: { method: 'GET', path: '/api/report_schedule/' },
  createReportSchedule: { method: 'POST', path: '/api/report_schedule/' },
  updateReportSchedule: { method: 'PATCH', path: '/api/report_schedule/{id}/' },
  deleteReportSchedule: { method: 'DELETE', path: '/api/report_schedule/{id}/' },
  listReportScheduleRuns: { method: 'GET', path: '/api/report_schedule/{id}/runs/' },

  listComments: { method: 'GET', path: '/api/comment/' },
  createComment: { method: 'POST', path: '/api/comment/' },
  updateComment: { method: 'PATCH', path: '/api/comment/{id}/' },
  deleteComment: { method: 'DELETE', path: '/api/comment/{id}/' },

  listSystemMessages: { method: 'GET', path: '/api/system_messages/', anyOrganization: true },
  listForcedSystemMessages: {
    method: 'GET',
    path: '/api/system_messages/forced_system_messages/',
    anyOrganization: true,
  },
  getUnreadSystemMessageCount: {
    method: 'GET',
    path: '/api/system_messages/unread_system_message_count/',
    anyOrganization: true,
  },
  markSystemMessagesAsRead: {
    method: 'POST',
    path: '/api/system_messages/mark_as_read/',
    anyOrganization: true,
  },
} as const satisfies Record<string, Call>;

export type EndpointName = keyof typeof calls;
