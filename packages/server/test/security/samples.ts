import type { EndpointName } from '@tavoite/model';
import { text, YEAR } from '../reports.js';
import type { Scene } from './scene.js';

/** A request that is well formed and meant for one's own organisation. */
export interface Sample {
  /** In the path. */
  readonly id?: number | string;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

const QUARTER = { start_date: '2025-01-01', end_date: '2025-03-31' };
const NEW_TERM = {
  key: 'new-term',
  title: 'New',
  title_fi: null,
  formula: null,
  parent: null,
  additional_parents: [],
  unit: null,
  measurement_type_prefix: null,
  aggregation: 'flow',
  sum_values_in_tree: false,
  value_numeric_type: 'decimal',
  data_source: null,
  is_free_measure: false,
  ordering: 0,
};
const NEW_PAGE = {
  key: '',
  title: 'New',
  title_fi: null,
  icon: null,
  redirect: false,
  ordering: 1,
  terms: [
    {
      key: 'sales',
      type: 'bar',
      color: '#123456',
      stack_id: 'one',
      second_axis: true,
      calc_formula_for_numbers: true,
    },
  ],
  properties: {
    unit: '€',
    u_right: '%',
    target: { type: 'line', color: '#123456', second_axis: false },
    y_axis_min: 0,
    y_axis_max: 10,
    y_axis_2_min: 0,
    y_axis_2_max: 10,
    tick_count: 5,
    show_decimals: true,
    past_months: 12,
    future_months: 2,
    related_pages: [],
    related_pages_title: 'More',
  },
};
const NEW_GROUP = {
  key: '',
  title: 'New',
  title_fi: null,
  parent: null,
  user: null,
  ordering: 0,
};
const NEW_TARGET = {
  key: '',
  title: 'New',
  title_fi: null,
  ...QUARTER,
  formula: 'sales',
  target_formula: '7',
  compare_formula: null,
  compare_months_earlier: 12,
  minimum_value: null,
  reversed_target: false,
  value_numeric_type: 'decimal',
  measurement_type_prefix: null,
  unit: null,
  additional_information: null,
  additional_information_fi: null,
  link_tag: null,
  ordering: 0,
};
const NEW_ORGANIZATION = {
  name: 'New',
  name_fi: null,
  start_of_fiscal_year: 4,
  time_zone: 'Europe/Helsinki',
  restricted_views: ['logic'],
};
const NEW_OBJECTIVE = {
  key: '',
  title: 'New',
  title_fi: null,
  description: '',
  description_fi: null,
  ordering: 0,
};
const NEW_WEBHOOK = {
  name: 'New',
  url: 'https://receiver.example/hooks',
  events: ['month.closed'],
  enabled: false,
};
const NEW_PERSON = {
  email: 'new@example.com',
  full_name: 'New Person',
  language: 'en',
  flags: {
    report_manager: false,
    notification_manager: false,
    roadmap_manager: false,
    organization_manager: false,
  },
};
const JANUARY = { start_date: '2025-01-01', end_date: '2025-01-31' };

/** Well formed, and of nobody. */
const TICKET = 'x'.repeat(43);
const passkey = (response: object) => ({ id: 'AA', rawId: 'AA', type: 'public-key', response });
const USED_PASSKEY = passkey({ clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' });
const NEW_PASSKEY = passkey({ clientDataJSON: 'AA', attestationObject: 'AA' });

const CODE = {
  code: 'x',
  code_verifier: TICKET,
  nonce: TICKET,
  redirect_uri: 'https://tavoite.example/login',
};

const order = (graph: number) => ({ order: [{ id: graph, type: 'graph' }] });

/**
 * One request for each endpoint of the contract. From these the tests of this folder make theirs, so
 * an endpoint without a line fails them.
 */
export const samples: Readonly<
  Partial<Record<EndpointName, (scene: Scene) => Sample | readonly Sample[]>>
> = {
  login: () => ({ body: { username: 'nobody@example.com', password: 'not the password' } }),
  logout: () => ({}),
  changePassword: () => ({
    body: {
      old_password: 'x',
      new_password1: 'long enough 4711',
      new_password2: 'long enough 4711',
    },
  }),
  requestPasswordReset: () => ({ body: { email: 'nobody@example.com' } }),
  checkSetUp: () => ({ body: { code: 'x' } }),
  setUp: () => ({
    body: {
      code: 'x',
      organization_name: 'Northern',
      time_zone: 'Europe/Helsinki',
      email: 'first@example.com',
      full_name: 'First Manager',
      language: 'en',
      new_password1: 'long enough 4711',
      new_password2: 'long enough 4711',
    },
  }),
  checkPasswordReset: () => ({ body: { uid: '1', token: TICKET } }),
  confirmPasswordReset: () => ({
    body: {
      uid: 'MQ',
      token: 'x',
      new_password1: 'long enough 4711',
      new_password2: 'long enough 4711',
    },
  }),
  getProviders: () => ({}),
  beginExternalSignIn: () => ({ body: { provider: 'google' } }),
  beginConnect: () => ({ body: { provider: 'google' } }),
  signInWithGoogle: () => ({ body: { access_token: 'x' } }),
  connectGoogle: () => ({ body: { access_token: 'x' } }),
  disconnectGoogle: () => ({}),
  signInWithAzure: () => ({ body: { id_token: 'x' } }),
  connectAzure: () => ({ body: { id_token: 'x' } }),
  disconnectAzure: () => ({}),
  signInWithOidc: () => ({ body: CODE }),
  connectOidc: () => ({ body: CODE }),
  disconnectOidc: () => ({}),
  listIdentities: () => ({}),
  confirmSignIn: () => ({ body: { ticket: TICKET, code: '123456' } }),
  beginSignInSetUp: () => ({ body: { ticket: TICKET } }),
  confirmSignInSetUp: () => ({ body: { ticket: TICKET, code: '123456' } }),
  beginSignInPasskeySetUp: () => ({ body: { ticket: TICKET } }),
  confirmSignInPasskeySetUp: () => ({
    body: { ticket: TICKET, name: 'New', passkey: NEW_PASSKEY },
  }),
  beginPasskeySignIn: () => ({}),
  confirmPasskeySignIn: () => ({ body: { ticket: TICKET, passkey: USED_PASSKEY } }),
  getSecondFactor: () => ({}),
  beginAuthenticator: () => ({ body: {} }),
  confirmAuthenticator: () => ({ body: { ticket: TICKET, code: '123456' } }),
  removeAuthenticator: () => ({ body: {} }),
  renewRecoveryCodes: () => ({ body: {} }),
  beginPasskey: () => ({ body: {} }),
  addPasskey: () => ({ body: { ticket: TICKET, name: 'New', passkey: NEW_PASSKEY } }),
  renamePasskey: ({ ids }) => ({ id: ids.passkey, body: { name: 'New' } }),
  removePasskey: ({ ids }) => ({ id: ids.passkey, body: {} }),
  getUserDetails: () => ({}),
  setLanguage: () => ({ body: { language: 'en' } }),
  setName: () => ({ body: { name: 'New' } }),
  listSessions: () => ({}),
  endSession: ({ ids }) => ({ id: ids.session }),
  endOtherSessions: () => ({}),
  getOrganizationUsers: () => ({}),
  getActiveOrganization: () => ({ query: { list: true } }),
  activateOrganization: ({ organization }) => ({ body: { id: organization } }),
  getGraphSettings: () => ({}),
  listColorPairs: () => ({}),
  listData: ({ ids }) => ({ query: { mapping: ids.mapping, ...QUARTER } }),
  readData: () => ({ body: { keys: ['sales'], ...QUARTER } }),
  getData: ({ ids }) => ({ id: ids.term, query: QUARTER }),
  getRawDataTimespan: () => ({}),
  getPercentageValue: ({ ids }) => ({ body: { ids: [ids.term], ...QUARTER } }),
  getDataMap: () => ({ query: { root_keys: 'sales', totals: true, ...QUARTER } }),
  getNumberFromFormula: () => ({ query: { key: 'sales', ...QUARTER } }),
  postNumberFromFormula: () => ({ body: { key: 'sales', ...QUARTER } }),
  traceFigure: ({ ids }) => ({ query: { target: ids.target, ...QUARTER } }),
  explainChange: () => ({
    query: {
      key: 'sales',
      ...QUARTER,
      compare_start_date: '2025-01-01',
      compare_end_date: '2025-01-31',
    },
  }),
  listTerms: () => ({ query: { for_tree: true } }),
  getTerm: ({ ids }) => ({ id: ids.term }),
  getTimelineForData: () => ({ query: { keys: 'sales' } }),
  listTargetGroups: ({ ids }) => ({ query: { parent: ids.group, ids: ids.group, ...QUARTER } }),
  getTargetGroup: ({ ids }) => ({ id: ids.group, query: QUARTER }),
  listTargets: ({ ids }) => ({ query: { in_target_groups: ids.group, ...QUARTER } }),
  listTargetTrends: () => ({ query: { end_date: QUARTER.end_date } }),
  getTarget: ({ ids }) => ({ id: ids.target, query: QUARTER }),
  getTargetAsGraph: ({ ids }) => ({ id: ids.target, query: QUARTER }),

  listRoadmaps: () => ({}),
  createRoadmap: ({ organization }) => ({ body: { title: 'New', organization } }),
  getRoadmap: ({ ids }) => ({ id: ids.roadmap }),
  replaceRoadmap: ({ ids, organization }) => ({
    id: ids.roadmap,
    body: { title: 'New', organization },
  }),
  updateRoadmap: ({ ids, organization }) => ({
    id: ids.roadmap,
    body: { title: 'New', organization },
  }),
  deleteRoadmap: ({ ids }) => ({ id: ids.roadmap }),
  orderRoadmaps: ({ ids }) => ({
    body: { roadmaps: [ids.otherRoadmap, ids.roadmap] },
  }),
  getRoadmapPlan: ({ ids }) => ({ id: ids.roadmap }),
  getRoadmapOverview: () => ({ query: QUARTER }),
  listPlanDeletions: ({ ids }) => ({ query: { roadmapId: ids.roadmap } }),
  restorePlanItem: ({ ids }) => [
    { body: { deletion: ids.deletion } },
    { body: { kind: 'task', id: ids.deletedTask } },
  ],
  listMilestones: ({ ids }) => ({ query: { roadmapId: ids.roadmap } }),
  createMilestone: ({ ids, colleague }) => ({
    body: { title: 'New', roadmap: ids.roadmap, end_date: '2025-02-03', user: colleague.id },
  }),
  getMilestone: ({ ids }) => ({ id: ids.milestone }),
  replaceMilestone: ({ ids, colleague }) => ({
    id: ids.milestone,
    body: { title: 'New', roadmap: ids.roadmap, end_date: '2025-02-03', user: colleague.id },
  }),
  updateMilestone: ({ ids, colleague }) => ({
    id: ids.milestone,
    body: { roadmap: ids.roadmap, user: colleague.id },
  }),
  deleteMilestone: ({ ids }) => ({ id: ids.milestone }),
  listMainTasks: ({ ids }) => ({ query: { roadmapId: ids.roadmap } }),
  createMainTask: ({ ids }) => ({
    body: {
      title: 'New',
      roadmap: ids.roadmap,
      color_pair: ids.colorPair,
      link_to_roadmap: [ids.otherRoadmap],
    },
  }),
  getMainTask: ({ ids }) => ({ id: ids.mainTask }),
  replaceMainTask: ({ ids }) => ({
    id: ids.mainTask,
    body: {
      title: 'New',
      roadmap: ids.roadmap,
      color_pair: ids.colorPair,
      link_to_roadmap: [ids.otherRoadmap],
    },
  }),
  updateMainTask: ({ ids }) => ({
    id: ids.mainTask,
    body: { roadmap: ids.roadmap, color_pair: ids.colorPair, link_to_roadmap: [ids.otherRoadmap] },
  }),
  deleteMainTask: ({ ids }) => ({ id: ids.mainTask }),
  deleteMainTaskRow: ({ ids }) => ({ id: ids.mainTask, query: { rowIndex: 0 } }),
  orderMainTasks: ({ ids }) => ({ body: { roadmap: ids.roadmap, main_tasks: [ids.mainTask] } }),
  listTasks: ({ ids }) => [
    { query: { maintaskId: ids.mainTask } },
    { query: { roadmapId: ids.roadmap } },
    { query: { target: ids.target } },
  ],
  createTask: ({ ids, colleague }) => [
    { body: { title: 'New', roadmap: ids.roadmap, targets: [ids.target], user: colleague.id } },
    {
      body: {
        title: 'New',
        main_task: ids.mainTask,
        row_index: 0,
        start_date: '2025-07-01',
        end_date: '2025-07-31',
      },
    },
  ],
  getTask: ({ ids }) => ({ id: ids.task }),
  replaceTask: ({ ids, colleague }) => ({
    id: ids.task,
    body: {
      title: 'New',
      roadmap: ids.roadmap,
      main_task: ids.mainTask,
      targets: [ids.target],
      user: colleague.id,
    },
  }),
  updateTask: ({ ids, colleague }) => ({
    id: ids.task,
    body: {
      roadmap: ids.roadmap,
      main_task: ids.mainTask,
      targets: [ids.target],
      user: colleague.id,
    },
  }),
  deleteTask: ({ ids }) => ({ id: ids.task }),
  updateTasks: ({ ids, colleague }) => ({
    body: {
      tasks: [
        {
          id: ids.task,
          roadmap: ids.roadmap,
          main_task: ids.mainTask,
          targets: [ids.target],
          user: colleague.id,
        },
      ],
    },
  }),
  deleteTasks: ({ ids }) => ({ body: { tasks: [{ id: ids.laterTask }] } }),
  listTaskDependencies: ({ ids }) => ({ query: { roadmapId: ids.roadmap } }),
  createTaskDependency: ({ ids }) => ({
    body: { predecessor: ids.task, successor: ids.laterTask },
  }),
  deleteTaskDependency: ({ ids }) => ({ id: ids.dependency }),

  listNotifications: () => ({ query: { page: 1 } }),
  createNotification: ({ colleague }) => ({
    body: { title: 'New', text_value: text('New'), notification_recipients: [colleague.id] },
  }),
  markNotificationsAsRead: ({ ids }) => ({ body: { ids: [ids.notification] } }),
  previewNotificationMail: ({ ids, colleague }) => ({
    body: {
      notification: ids.notification,
      title: 'New',
      text_value: text('New'),
      notification_recipients: [colleague.id],
    },
  }),
  getNotification: ({ ids }) => ({ id: ids.notification }),
  replaceNotification: ({ ids, colleague }) => ({
    id: ids.notification,
    body: { title: 'New', text_value: text('New'), notification_recipients: [colleague.id] },
  }),
  updateNotification: ({ ids, colleague }) => ({
    id: ids.notification,
    body: { notification_recipients: [colleague.id] },
  }),
  deleteNotification: ({ ids }) => ({ id: ids.notification }),
  uploadNotificationFiles: ({ ids }) => ({
    id: ids.notification,
    body: { files_to_retain: [ids.file] },
  }),
  finishNotification: ({ ids }) => ({ id: ids.waitingNotification }),
  getNotificationReaders: ({ ids }) => ({ id: ids.notification }),
  getNotificationDeliveries: ({ ids }) => ({ id: ids.notification }),
  resendNotification: ({ ids, colleague }) => ({
    id: ids.notification,
    body: { users: [colleague.id] },
  }),

  listReportGraphs: () => ({}),
  createReportGraph: ({ ids }) => ({ body: { mapping: ids.mapping, properties: YEAR } }),
  getReportGraph: ({ ids }) => ({ id: ids.graph }),
  getReportGraphSentence: ({ ids }) => ({ id: ids.graph }),
  updateReportGraph: ({ ids }) => ({ id: ids.graph, body: { content: text('New') } }),
  deleteReportGraph: ({ ids }) => ({ id: ids.graph }),
  refreshReportGraph: ({ ids }) => ({ id: ids.graph }),
  listReportDataMaps: () => ({}),
  createReportDataMap: () => ({ body: { properties: YEAR } }),
  getReportDataMap: ({ ids }) => ({ id: ids.dataMap }),
  updateReportDataMap: ({ ids }) => ({ id: ids.dataMap, body: { content: text('New') } }),
  deleteReportDataMap: ({ ids }) => ({ id: ids.dataMap }),
  refreshReportDataMap: ({ ids }) => ({ id: ids.dataMap }),
  listReports: () => ({ query: JANUARY }),
  createReport: ({ ids }) => ({
    body: {
      title: 'New',
      report_graphs: [ids.graph],
      report_data_maps: [ids.dataMap],
      properties: order(ids.graph),
    },
  }),
  previewReportPdf: ({ ids }) => ({ body: { items: [{ id: ids.graph, type: 'graph' }] } }),
  getReport: ({ ids }) => ({ id: ids.report }),
  updateReport: ({ ids }) => ({
    id: ids.report,
    body: {
      report_graphs: [ids.graph],
      report_data_maps: [ids.dataMap],
      properties: order(ids.graph),
    },
  }),
  deleteReport: ({ ids }) => ({ id: ids.report }),
  refreshReport: ({ ids }) => ({ id: ids.report }),
  postRefreshReport: ({ ids }) => ({ id: ids.report }),
  createReportTicket: ({ ids }) => ({ id: ids.report }),
  sendReport: ({ ids, colleague }) => ({ id: ids.report, body: { users: [colleague.id] } }),
  listReportSends: ({ ids }) => ({ id: ids.report }),
  listReportDeliveries: ({ ids }) => ({ id: ids.send }),
  resendReport: ({ ids }) => ({ id: ids.send, body: { deliveries: [ids.delivery] } }),
  listReportSchedules: ({ ids }) => ({ query: { report: ids.report } }),
  createReportSchedule: ({ ids, colleague }) => ({
    body: {
      report: ids.report,
      kind: 'day_of_month',
      day: 2,
      hour: 7,
      language: 'fi',
      users: [colleague.id],
    },
  }),
  updateReportSchedule: ({ ids, colleague }) => ({
    id: ids.schedule,
    body: { users: [colleague.id] },
  }),
  deleteReportSchedule: ({ ids }) => ({ id: ids.schedule }),
  listReportScheduleRuns: ({ ids }) => ({ id: ids.schedule }),

  listComments: ({ ids }) => ({ query: { targets: ids.target, mapping: ids.mapping } }),
  createComment: ({ ids }) => [
    { body: { target: ids.target, ...JANUARY, text: 'New' } },
    { body: { mapping: ids.mapping, ...JANUARY, text: 'New' } },
  ],
  updateComment: ({ ids }) => ({ id: ids.comment, body: { resolved: true } }),
  deleteComment: ({ ids }) => ({ id: ids.comment }),

  getFigureSheet: () => ({ query: QUARTER }),
  changeFigures: () => ({
    body: {
      cells: [{ key: 'sales', month: '2025-01', value: 5, verified: false }],
      reason: 'A late invoice',
    },
  }),
  readFigureFile: () => ({}),
  importData: () => ({
    query: { dry_run: false, reason: 'A late invoice' },
    body: {
      rows: {
        terms: [{ key: 'imported', title: 'Imported' }],
        data: [{ term: 'sales', month: '2025-01', value: 6, verified: false }],
      },
    },
  }),
  checkMonth: () => ({ id: '2025-01' }),
  closeMonth: () => ({ id: '2025-01' }),
  reopenMonth: () => ({ id: '2025-01', body: { reason: 'A late invoice' } }),
  listChanges: ({ ids, manager }) => ({
    query: { term: 'sales', user: manager.id, before: ids.change },
  }),
  getChange: ({ ids }) => ({ id: ids.change }),
  listTermDefinitions: () => ({}),
  checkTerm: ({ ids }) => ({ body: { id: ids.term, ...NEW_TERM } }),
  createTerm: () => ({ body: NEW_TERM }),
  changeTerm: ({ ids }) => ({ id: ids.term, body: { ...NEW_TERM, was: NEW_TERM } }),
  deleteTerm: ({ ids }) => ({ id: ids.term }),
  listHistory: ({ ids, manager }) => ({
    query: { kind: 'people', user: manager.id, before: ids.change },
  }),
  undoHistoryEntry: ({ ids }) => ({ id: ids.entry }),
  listTargetDefinitions: () => ({}),
  checkTarget: ({ ids }) => ({ body: { ...NEW_TARGET, target_group: ids.group } }),
  createTarget: ({ ids }) => ({ body: { ...NEW_TARGET, target_group: ids.group } }),
  changeTarget: ({ ids }) => ({
    id: ids.target,
    body: {
      ...NEW_TARGET,
      target_group: ids.group,
      was: { ...NEW_TARGET, target_group: ids.group },
    },
  }),
  deleteTarget: ({ ids }) => ({ id: ids.target }),
  createTargetGroup: ({ ids, colleague }) => ({
    body: { ...NEW_GROUP, parent: ids.group, user: colleague.id },
  }),
  changeTargetGroup: ({ ids, colleague }) => ({
    id: ids.group,
    body: { ...NEW_GROUP, parent: ids.group, user: colleague.id, was: NEW_GROUP },
  }),
  deleteTargetGroup: ({ ids }) => ({ id: ids.group }),
  listPageDefinitions: () => ({}),
  createPage: ({ ids }) => ({ body: { ...NEW_PAGE, parent: ids.mapping } }),
  changePage: ({ ids }) => ({
    id: ids.mapping,
    body: { ...NEW_PAGE, parent: null, was: { ...NEW_PAGE, parent: ids.mapping } },
  }),
  deletePage: ({ ids }) => ({ id: ids.mapping }),
  orderPages: ({ ids }) => ({ body: { ids: [ids.mapping], was: [ids.mapping] } }),
  getOrganizationDefinition: () => ({}),
  changeOrganization: () => ({ body: { ...NEW_ORGANIZATION, was: NEW_ORGANIZATION } }),
  createObjective: () => ({ body: NEW_OBJECTIVE }),
  changeObjective: ({ ids }) => ({
    id: ids.objective,
    body: { ...NEW_OBJECTIVE, was: NEW_OBJECTIVE },
  }),
  orderObjectives: ({ ids }) => ({ body: { ids: [ids.objective], was: [ids.objective] } }),
  deleteObjective: ({ ids }) => ({ id: ids.objective }),
  createChildOrganization: ({ organization }) => ({
    body: { name: 'New', name_fi: null, parent: organization },
  }),
  changeChildOrganization: ({ organization }) => ({
    id: organization,
    body: {
      parent: organization,
      is_archived: false,
      was: { parent: organization, is_archived: false },
    },
  }),
  listPeople: () => ({}),
  invitePerson: () => ({ body: NEW_PERSON }),
  changePerson: ({ colleague }) => ({
    id: colleague.id,
    // Everything that it offers: more in the request may change nothing.
    body: {
      flags: { ...NEW_PERSON.flags, report_manager: true },
      status: 'active',
      language: 'en',
    },
  }),
  removePerson: ({ colleague }) => ({ id: colleague.id }),
  sendInvitation: ({ colleague }) => ({ id: colleague.id }),
  listAccessTokens: () => ({}),
  createAccessToken: () => ({ body: { name: 'New', scope: 'read', days: 30 } }),
  revokeAccessToken: ({ ids }) => ({ id: ids.accessToken }),
  listWebhooks: () => ({}),
  createWebhook: () => ({ body: NEW_WEBHOOK }),
  changeWebhook: ({ ids }) => ({ id: ids.webhook, body: NEW_WEBHOOK }),
  deleteWebhook: ({ ids }) => ({ id: ids.webhook }),
  renewWebhookSecret: ({ ids }) => ({ id: ids.webhook }),
  testWebhook: ({ ids }) => ({ id: ids.webhook }),
  listWebhookDeliveries: ({ ids }) => ({ id: ids.webhook }),
  resendWebhookDelivery: ({ ids }) => ({ id: ids.webhookDelivery }),
  undoChange: ({ ids }) => ({ id: ids.change }),

  listSystemMessages: () => ({}),
  listForcedSystemMessages: () => ({}),
  getUnreadSystemMessageCount: () => ({}),
  markSystemMessagesAsRead: () => ({ body: { ids: [1] } }),
};
