import * as auth from './auth.js';
import * as data from './data.js';
import type { Endpoint } from './endpoint.js';
import * as figures from './figures.js';
import * as settings from './settings.js';
import * as targets from './targets.js';
import * as terms from './terms.js';
import * as users from './users.js';

/** Every call of the HTTP API by name. The server must serve each one; the client can call no other. */
export const contract = {
  login: auth.login,
  logout: auth.logout,
  changePassword: auth.changePassword,
  requestPasswordReset: auth.requestPasswordReset,
  confirmPasswordReset: auth.confirmPasswordReset,
  getProviders: auth.getProviders,
  getUserDetails: users.getUserDetails,
  setLanguage: users.setLanguage,
  getOrganizationUsers: users.getOrganizationUsers,
  getActiveOrganization: users.getActiveOrganization,
  activateOrganization: users.activateOrganization,
  getGraphSettings: settings.getGraphSettings,
  listColorPairs: settings.listColorPairs,
  listData: data.listData,
  readData: data.readData,
  getData: data.getData,
  getRawDataTimespan: data.getRawDataTimespan,
  getPercentageValue: data.getPercentageValue,
  getDataMap: data.getDataMap,
  getNumberFromFormula: data.getNumberFromFormula,
  postNumberFromFormula: data.postNumberFromFormula,
  traceFigure: figures.traceFigure,
  explainChange: figures.explainChange,
  listTerms: terms.listTerms,
  getTerm: terms.getTerm,
  getTimelineForData: terms.getTimelineForData,
  listTargetGroups: targets.listTargetGroups,
  getTargetGroup: targets.getTargetGroup,
  listTargets: targets.listTargets,
  getTarget: targets.getTarget,
  getTargetAsGraph: targets.getTargetAsGraph,
} satisfies Record<string, Endpoint>;

export type Contract = typeof contract;
export type EndpointName = keyof Contract;
