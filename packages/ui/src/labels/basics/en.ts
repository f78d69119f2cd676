// Those of the English texts that an application's frame and its first screen show, so that the others can
// be loaded later. `labels/en` has them, too.
import type { AppFrameProps } from '../../AppFrame/AppFrame.js';
import type { DateSelectorLabels } from '../../DateSelector/DateSelector.js';
import type { GroupCardLabels } from '../../GroupCard/GroupCard.js';
import type { FitLabels } from '../../GroupTree/GroupTree.js';
import type { ScrollLabels } from '../../GroupTree/ScrollHints.js';
import type { LeftMenuProps } from '../../LeftMenu/LeftMenu.js';
import type { PasswordFieldProps } from '../../PasswordField/PasswordField.js';
import type { TargetListLabels } from '../../TargetList/types.js';
import type { TargetMeterLabels } from '../../TargetMeter/TargetMeter.js';
import type { TargetSummaryLabels } from '../../TargetSummary/TargetSummary.js';
import type { ToastsProps } from '../../Toasts/Toasts.js';
import type { UserMenuLabels } from '../../UserMenu/content.js';

export const appFrame: Pick<AppFrameProps, 'skipLabel'> = {
  skipLabel: 'Skip to content',
};

export const dateSelector: DateSelectorLabels = {
  label: 'Date',
  none: 'Choose a month',
  ytd: 'YTD',
  ytdName: 'Year to date',
  years: 'Years',
  months: 'Months',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  clear: 'Clear',
  empty: 'There are no months to choose from',
};

export const groupCard: GroupCardLabels = {
  expand: (title) => `Show the groups under ${title}`,
  collapse: (title) => `Hide the groups under ${title}`,
  behindBelow: (count) => `${count} behind below`,
  owner: 'Owner',
  loading: 'Loading target groups',
};

export const groupTree: { label: string; scrollLabels: ScrollLabels; fitLabels: FitLabels } = {
  label: 'Targets',
  fitLabels: { fit: 'Fit to width', full: 'Zoom to 100 %' },
  scrollLabels: { left: 'Move left', right: 'Move right' },
};

export const leftMenu: Pick<
  LeftMenuProps,
  'label' | 'collapseLabel' | 'expandLabel' | 'submenuLabel'
> = {
  label: 'Main navigation',
  collapseLabel: 'Collapse',
  expandLabel: 'Expand menu',
  submenuLabel: (entry) => `Pages under ${entry}`,
};

export const passwordField: Pick<PasswordFieldProps, 'revealLabel' | 'concealLabel'> = {
  revealLabel: 'Show password',
  concealLabel: 'Hide password',
};

export const targetMeter: TargetMeterLabels = {
  status: {
    none: 'no data',
    low: 'far behind target',
    mid: 'behind target',
    high: 'close to target',
    achieved: 'achieved',
  },
  compare: 'Compare value',
  estimate: 'includes estimates',
  missed: 'not reached',
  atLeast: (value) => `at least ${value}`,
  atMost: (value) => `at most ${value}`,
  short: (value) => `${value} short`,
  over: (value) => `${value} over`,
  points: 'pp',
};

export const targetList: TargetListLabels = {
  current: 'Current value',
  estimate: 'estimate',
  details: (title) => `Details of ${title}`,
  effect: { better: 'better for the target', worse: 'worse for the target' },
  empty: 'No targets in this group',
  loading: 'Loading',
  meter: targetMeter,
};

export const targetSummary: TargetSummaryLabels = {
  label: 'Filter targets',
  all: (count) => (count === 1 ? '1 target' : `${count} targets`),
  standing: {
    achieved: (count) => `${count} achieved`,
    close: (count) => `${count} close`,
    behind: (count) => `${count} behind`,
    'no-data': (count) => `${count} no\u00a0data`,
  },
  hint: {
    achieved: 'The whole target is reached',
    close: 'At least 90 % of the target is reached, but not all of it',
    behind: 'Less than 90 % of the target is reached; a triangle marks less than 50 %',
    'no-data': 'No current or target value in this period',
  },
  furthest: 'Furthest behind',
  furthestOf: '% of target',
  allBehind: (count) => `Show all ${count}`,
};

export const toasts: Pick<ToastsProps, 'label' | 'dismissLabel'> = {
  label: 'Messages',
  dismissLabel: 'Dismiss message',
};

export const userMenu: UserMenuLabels = {
  signedIn: 'Signed in',
  language: 'Language',
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'System' },
  account: 'Your account',
  changePassword: 'Change password',
  connectGoogle: 'Connect Google',
  connectMicrosoft: 'Connect Microsoft',
  help: 'Help',
  logOut: 'Log out',
};
