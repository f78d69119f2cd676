// The English texts of the components, ready to pass: one export for each component, named after it.
// An object is what the component's `labels` take; where a component takes single texts as props,
// it holds these props, to be spread.

import type { BottomNavProps } from '../BottomNav/BottomNav.js';
import type { ColorPairPickerProps } from '../ColorPairPicker/ColorPairPicker.js';
import type { CommandPaletteLabels } from '../CommandPalette/CommandPalette.js';
import type { CommentThreadLabels } from '../CommentThread/comment.js';
import type { ConfirmDialogProps } from '../ConfirmDialog/ConfirmDialog.js';
import type { DataMapLabels } from '../DataMap/DataMap.js';
import type { DataMapPanelLabels } from '../DataMapPanel/DataMapPanel.js';
import type { DatePresetLabels } from '../DateSelector/DatePanel.js';
import type { DateTimeFieldLabels } from '../DateTimeField/DateTimeField.js';
import type { EnvironmentSelectorProps } from '../EnvironmentSelector/EnvironmentSelector.js';
import type { ErrorStateProps } from '../ErrorState/ErrorState.js';
import type { FigureChangeLabels } from '../FigureChange/FigureChange.js';
import type { FigureGridLabels } from '../FigureGrid/FigureGrid.js';
import type { FigureKeyLabels } from '../FigureKey/FigureKey.js';
import type { FigureTraceLabels } from '../FigureTrace/section.js';
import type { FileInputsProps } from '../FileInputs/FileInputs.js';
import type { FileListProps } from '../FileList/FileList.js';
import type { FormulaFieldLabels } from '../FormulaField/FormulaField.js';
import type { FullScreenOverlayProps } from '../FullScreenOverlay/FullScreenOverlay.js';
import type { HotLinkProps } from '../HotLink/HotLink.js';
import type { MailPreviewLabels } from '../MailPreview/MailPreview.js';
import type { MessageHeadProps } from '../MessageHead/MessageHead.js';
import type { MessageListProps } from '../MessageList/MessageList.js';
import type { ModalProps } from '../Modal/Modal.js';
import type { MovableNodesLabels } from '../MovableNodes/places.js';
import type { MultiSelectProps } from '../MultiSelect/MultiSelect.js';
import type { NotificationItemLabels } from '../NotificationItem/NotificationItem.js';
import type { ObjectiveCardsProps } from '../ObjectiveCards/ObjectiveCards.js';
import type { PagePreviewLabels } from '../PagePreview/PagePreview.js';
import type { PlanSummaryLabels } from '../PlanSummary/PlanSummary.js';
import type { ReceiptListProps } from '../ReceiptList/ReceiptList.js';
import type { RecipientPickerProps } from '../RecipientPicker/RecipientPicker.js';
import type { ReorderableListLabels } from '../ReorderableList/ReorderableList.js';
import type { ReportGraphTileLabels } from '../ReportGraphTile/ReportGraphTile.js';
import type { RichTextEditorLabels } from '../RichTextEditor/labels.js';
import type { RoadmapLabels } from '../Roadmap/labels.js';
import type { SystemMessageCardProps } from '../SystemMessageCard/SystemMessageCard.js';
import type { TargetDetailLabels } from '../TargetDetail/TargetDetail.js';
import type { TargetMeterLabels } from '../TargetMeter/TargetMeter.js';
import type { TargetTableLabels } from '../TargetTable/types.js';
import type { TaskDetailsLabels } from '../TaskDetails/labels.js';
import type { TaskListLabels } from '../TaskList/TaskList.js';
import type { TermNodeRowHeadLabels } from '../TermNodeCard/index.js';
import type { TermTooltipLabels } from '../TermTooltip/TermTooltip.js';
import type { TermTreeLabels } from '../TermTree/types.js';
import type { TopBarProps } from '../TopBar/TopBar.js';
import type { TreeRowsLabels } from '../TreeRows/TreeRows.js';
import type { SortingLabels } from '../utils/Sorting.js';
import type { ViewPickerLabels } from '../ViewPicker/ViewPicker.js';
import { targetList, targetMeter } from './basics/en.js';
import { size } from './size.js';

export * from './basics/en.js';

export const banner: { dismissLabel: string } = {
  dismissLabel: 'Dismiss message',
};

export const bottomNav: Pick<BottomNavProps, 'label'> = {
  label: 'Shortcuts',
};

export const button: { loadingLabel: string } = {
  loadingLabel: 'Working',
};

export const colorPairPicker = {
  label: 'Colour',
  emptyText: 'There are no colours yet.',
} satisfies Pick<ColorPairPickerProps, 'label' | 'emptyText'>;

export const commandPalette: CommandPaletteLabels = {
  title: 'Go to',
  search: 'Search',
  placeholder: 'Type to search',
  close: 'Close',
  empty: 'Nothing fits.',
  found: (count) => (count === 0 ? 'Nothing fits' : `${count} found`),
  loading: 'Loading',
  groups: {},
};

export const confirmDialog: Pick<ConfirmDialogProps, 'confirmLabel' | 'cancelLabel'> = {
  confirmLabel: 'Confirm',
  cancelLabel: 'Cancel',
};

export const dataMap: DataMapLabels = {
  table: 'Data map',
  term: 'Term',
  unit: 'Unit',
  expand: 'Expand',
  collapse: 'Collapse',
  actual: 'Actual',
  estimate: 'Estimate',
  unusual: (low, high) => `Unusual: usually ${low} to ${high}`,
  unusualBelow: 'unusual figures below',
  activate: 'How this figure came about',
};

export const figureKey: FigureKeyLabels = {
  legend: 'Legend',
  actual: 'Actual',
  estimate: 'Estimate',
};

export const dataMapPanel: DataMapPanelLabels = {
  ...figureKey,
  unusual: 'Unusual',
  unusualBelow: 'Unusual figures in rows below',
  unusualBelowShort: 'Unusual below',
  targets: 'Targets',
  statuses: {
    low: 'Far behind',
    mid: 'Behind',
    high: 'Close',
    achieved: 'Achieved',
    none: 'No data',
  },
  hint: 'Enter or a double click on a figure shows how it came about.',
};

export const dateSelectorPresets: DatePresetLabels = {
  title: 'Named ranges',
  names: {
    'last-12-months': 'Last 12 months',
    'this-year': 'This fiscal year',
    'last-year': 'Last fiscal year',
    all: 'All',
  },
  willChoose: (selection) => (selection === null ? 'Chooses nothing' : `Chooses ${selection}`),
};

export const dateTimeField: DateTimeFieldLabels = {
  time: 'time',
  calendar: 'Open the calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  invalidDay: 'Enter a day, such as 24/12/2026.',
  invalidTime: 'Enter a time, such as 9:30.',
  dayPlaceholder: 'DD/MM/YYYY',
};

export const downloadMenu: { label: string; loadingLabel: string } = {
  label: 'Download',
  loadingLabel: 'Making the file',
};

export const environmentSelector: Pick<EnvironmentSelectorProps, 'label'> = {
  label: 'Selected environment',
};

export const errorState: Pick<ErrorStateProps, 'retryLabel'> = {
  retryLabel: 'Try again',
};

export const figureChange: FigureChangeLabels = {
  state: { actual: 'Actual', estimate: 'Estimate', missing: 'No data' },
  fromTo: ({ from, before, to, now }) => `From ${from} (${before}) to ${to} (${now})`,
  effect: { better: 'better for the target', worse: 'worse for the target' },
  percentagePoints: 'pp',
  formula: 'Formula',
  sum: 'Sum of the terms below',
  contributions: 'What the change is made of',
  exact: 'The contributions add up to the change exactly.',
  oneAtATime:
    'Each contribution is what the change would be had only that input changed. What comes of several changing together is the interaction.',
  stock: 'Only the last known month of each period counts.',
  noChange: 'There is no change to explain: a value is missing.',
  nothing: 'This term has no data and no formula.',
  others: (count) => `${count} others together`,
  showAll: (count) => `Show all ${count}`,
  loading: 'Loading the change',
  input: 'Input',
  months: 'Month · compared month',
  before: 'Before',
  now: 'Now',
  contribution: 'Contribution',
  interaction: 'Interaction',
  total: 'Change',
  estimate: 'Estimate',
  missingBefore: 'No value before',
  missingNow: 'No value now',
  missingBoth: 'No value in either period',
  notSeparable: 'Cannot be separated',
  trace: (title) => `How this figure came about: ${title}`,
};

export const figureGrid: FigureGridLabels = {
  table: 'Monthly figures',
  term: 'Term',
  actual: 'Actual',
  estimate: 'Estimate',
  edited: 'Not saved',
  field: (term, month) => `${term}, ${month}`,
  closed: 'Closed: a change needs a reason',
  noNumber: 'Not a number',
};

export const figureTrace: FigureTraceLabels = {
  state: { actual: 'Actual', estimate: 'Estimate', missing: 'No data' },
  formula: 'Formula',
  inputs: 'Computed from',
  sum: 'Sum of the terms below',
  unknownInput: 'No such term',
  months: 'Stored months',
  month: 'Month',
  value: 'Value',
  status: 'Status',
  monthState: { actual: 'Verified', estimate: 'Not verified', missing: 'Missing' },
  flow: 'The value is the sum of the months.',
  stock: 'The value is that of the last known month.',
  source: (source) => `Source: ${source}.`,
  nothing: 'This term has no data and no formula.',
  showAll: (count) => `Show all ${count}`,
  loading: 'Loading the figure',
};

export const fileInputs: Pick<FileInputsProps, 'addLabel' | 'removeLabel' | 'formatSize'> = {
  addLabel: 'Add a file',
  removeLabel: (name) => `Remove ${name}`,
  formatSize: (bytes) => size(bytes, 'en'),
};

export const fileList: Required<Pick<FileListProps, 'emptyText'>> = {
  emptyText: 'No attachments',
};

export const formulaField: FormulaFieldLabels = {
  offers: 'Terms that fit',
  showProblem: 'Show where',
};

export const fullScreenOverlay: Pick<FullScreenOverlayProps, 'closeLabel'> = {
  closeLabel: 'Close',
};

export const hotLink: Pick<HotLinkProps, 'label'> = {
  label: 'Switch environment',
};

export const mailPreview: MailPreviewLabels = {
  from: 'From',
  to: 'To',
  subject: 'Subject',
};

export const messageHead: Pick<MessageHeadProps, 'newLabel'> = {
  newLabel: 'New',
};

export const messageList: Pick<MessageListProps, 'moreLabel' | 'loadingLabel'> = {
  loadingLabel: 'Loading more',
  moreLabel: 'Show more',
};

export const modal: Pick<ModalProps, 'closeLabel'> = {
  closeLabel: 'Close',
};

export const movableNodes: MovableNodesLabels = {
  drag: (title) => `Drag ${title}`,
  instructions: 'Space lifts and drops, arrow keys lead from place to place, Escape cancels.',
  place: (title, edge) => (edge === 'into' ? `in ${title}` : `${edge} ${title}`),
  unmoved: (title) => `${title}: where it was`,
};

export const movableRows: SortingLabels = {
  drag: (title) => `Drag ${title}`,
  moved: (title, position, count) => `${title}: ${position} of ${count}`,
  instructions: 'Space lifts and drops, arrow keys move, Escape cancels.',
};

export const multiSelect: Pick<MultiSelectProps, 'emptyText' | 'removeLabel'> = {
  emptyText: 'Nothing fits.',
  removeLabel: (label) => `Remove ${label}`,
};

export const notificationItem: NotificationItemLabels = {
  new: 'New',
  showMore: 'Show more',
  hide: 'Hide',
  noAttachments: 'No attachments',
  actions: 'Actions',
  edit: 'Edit',
  delete: 'Delete',
};

export const objectiveCards: Pick<ObjectiveCardsProps, 'label' | 'loadingLabel'> = {
  label: 'Objectives',
  loadingLabel: 'Loading',
};

export const pagePreview: PagePreviewLabels = {
  title: 'Preview',
  updating: 'Making the pages',
  page: (page, count) => `Page ${page} / ${count}`,
  count: (count) => (count === 1 ? '1 page' : `${count} pages`),
  whole: 'Whole page',
  previous: 'Previous page',
  next: 'Next page',
  empty: 'There are no pages yet.',
};

export const receiptList: Pick<ReceiptListProps, 'stateLabels' | 'loadingLabel'> = {
  stateLabels: {
    read: 'Read',
    unread: 'Not read',
    queued: 'Waiting to be sent',
    sent: 'Sent',
    failed: 'Not sent',
  },
  loadingLabel: 'Loading the names',
};

export const recipientPicker = {
  label: 'Recipients',
  placeholder: 'Search for a member',
  listLabel: 'Members',
  emptyText: 'No member fits.',
  removeLabel: (label: string) => `Remove ${label}`,
  allLabels: { all: 'All members', none: 'No one' },
  countLabel: (chosen: number, members: number, others: number) =>
    others === 0
      ? `${chosen} of ${members} members chosen`
      : `${chosen} of ${members} members and ${others} other ${others === 1 ? 'address' : 'addresses'} chosen`,
  refusedLabel: (text: string) => `“${text}” is neither a member nor an email address.`,
} satisfies Partial<RecipientPickerProps>;

export const reorderableList: ReorderableListLabels = {
  ...movableRows,
  moveUp: (title) => `Move ${title} up`,
  moveDown: (title) => `Move ${title} down`,
};

export const reportCard: { processingLabel: string } = {
  processingLabel: 'Processing',
};

export const reportGraphTile: ReportGraphTileLabels = {
  processing: 'Drawing the picture',
  failed: 'The picture could not be drawn.',
  retry: 'Try again',
};

export const richTextEditor: RichTextEditorLabels = {
  text: 'Text',
  placeholder: 'Write here…',
  toolbar: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  strikethrough: 'Strikethrough',
  blockType: 'Paragraph style',
  paragraph: 'Paragraph',
  heading: (level) => `Heading ${level}`,
  quote: 'Quote',
  fontSize: 'Font size',
  normalSize: 'Normal size',
  bulletList: 'Bulleted list',
  numberedList: 'Numbered list',
  alignLeft: 'Align left',
  alignCenter: 'Centre',
  alignRight: 'Align right',
  link: 'Link',
  linkAddress: 'Address',
  linkHint: 'A web address, or a page of this app such as /data-map.',
  linkInvalid: 'Enter an address that begins with http, https or mailto, or with / for a page.',
  linkApply: 'Add link',
  linkRemove: 'Remove link',
  undo: 'Undo',
  redo: 'Redo',
};

export const planSummary: PlanSummaryLabels = {
  label: 'Filter tasks',
  state: {
    late: (count) => `${count} late`,
    early: (count) => `${count} too early`,
    due: (count) => `${count} due now`,
    done: (count, total) => `${count} of ${total} done`,
  },
  hint: {
    late: 'The last month has passed and the task is not done',
    early: 'The task starts before one that it waits for has ended',
    due: 'This is the last month and the task is not done',
    done: 'Progress is 100 %',
  },
  mine: (count) => `${count} mine`,
};

export const roadmap: RoadmapLabels = {
  roadmap: 'Roadmap',
  mainTasks: 'Main tasks',
  expectedToday: 'expected today',
  milestones: 'Milestones',
  today: 'Today',
  addMainTask: 'Add a main task',
  addMilestone: 'Add a milestone',
  linkedRoadmaps: 'Linked roadmaps',
  mainTaskActions: 'Actions',
  edit: 'Edit',
  delete: 'Delete',
  moveUp: 'Move up',
  moveDown: 'Move down',
  addRow: 'Add a row',
  addTaskToRow: (row) => `Add a task to row ${row}`,
  deleteRow: (row) => `Delete row ${row}`,
  empty: 'No main tasks yet.',
  loading: 'Loading the roadmap',
  quarter: (quarter) => `Q ${quarter}`,
  task: (title, start, end, progress) =>
    `${title}, ${start === end ? start : `${start} – ${end}`}, ${progress} % done`,
  late: 'Late',
  lateCount: (count) => `${count} late`,
  tooEarlyCount: (count) => `${count} too early`,
  chosen: 'chosen',
  chosenCount: (count) =>
    count === 0 ? 'No task chosen' : count === 1 ? '1 task chosen' : `${count} tasks chosen`,
  mainTaskProgress: (progress, expected) => `${progress} % done, ${expected} % planned by now`,
  milestone: (title, month) => `${title}, ${month}`,
  milestonePassed: 'passed',
  milestoneToCome: 'to come',
  milestoneCount: (count) => `${count} milestones`,
  placed: (title, start, end, row, mainTask) =>
    [
      `${title}: ${start === end ? start : `${start} – ${end}`}`,
      row > 0 ? `row ${row}` : '',
      mainTask,
    ]
      .filter(Boolean)
      .join(', '),
  placedCount: (count) => `${count} tasks moved`,
  pickedUp: (title) =>
    `${title} picked up. Arrow keys move it, Enter puts it down, Escape puts it back.`,
  putBack: (title) => `${title} put back`,
  gone: (title) => `Someone else has deleted ${title}.`,
  refused: {
    length: (title) => `${title} must last at least one month.`,
    overlap: (title, other) => `${other} is in the way of ${title}.`,
    outside: (title) => `There is no row for ${title} here.`,
  },
  anotherRow: 'Drag it to another row, or press Alt with up or down.',
  moved: (title, place, count) => `${title} is now number ${place} of ${count}.`,
  ideas: 'Ideas without dates',
  noIdeas: 'No ideas yet.',
  addIdea: 'Add an idea',
  editIdea: (title) => `Edit ${title}`,
  placeIdea: (title) =>
    `Choose a month for ${title}: click it, or use arrow keys and Enter. Escape stops.`,
  brokenDependency: (from, to) => `${to} starts before ${from} has ended`,
  tooEarly: 'Too early',
  taskOnPage: (title, page) => `${title} (page ${page})`,
  followsTask: (from, to) => `${to} follows ${from}`,
  moreLinks: (count) =>
    count === 1 ? 'and 1 more link between pages' : `and ${count} more links between pages`,
  connectFrom: (title) => `Choose the task that follows ${title}. Escape stops.`,
  connectTo: (title) => `Choose the task that ${title} waits for. Escape stops.`,
  circular: (from, to) => `${to} cannot follow ${from}: they would wait for each other.`,
  keys: ['Arrow keys move between tasks, Enter opens the details.'],
  editKeys: [
    'Space picks a task up.',
    'Shift with left or right moves its end, Alt its start, Alt with up or down its row.',
    'Shift+Space chooses several, Ctrl+A the row.',
    'N adds a task, D links the next one, Delete deletes.',
  ],
  carryKeys: 'Arrow keys move the task, Enter puts it down, Escape puts it back.',
  table: {
    task: 'Task',
    mainTask: 'Main task',
    start: 'Starts',
    end: 'Ends',
    length: 'Length',
    months: (count) => (count === 1 ? '1 month' : `${count} months`),
    status: 'Status',
    states: {
      due: 'Due this month',
      done: 'Done',
      underWay: 'Under way',
      notStarted: 'Not started',
    },
    progress: 'Progress',
    owner: 'Owner',
    targets: 'Targets',
    sortHint: {
      ascending: 'Sort: ascending',
      descending: 'Sort: descending',
      plan: 'Back to the order of the plan',
    },
    waitsFor: 'Follows',
    month: 'Month',
    noTasks: 'No tasks',
  },
};

export const systemMessageCard: Pick<SystemMessageCardProps, 'newLabel'> = {
  newLabel: 'New',
};

export const commentThread: CommentThreadLabels = {
  list: 'Comments',
  empty: 'No comments yet.',
  loading: 'Loading the comments',
  write: 'Write a comment',
  add: 'Comment',
  keys: 'Ctrl or Cmd + Enter sends it.',
  edited: 'edited',
  unsaved: 'changes not saved',
  edit: 'Edit',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Delete',
  resolve: 'Resolve',
  reopen: 'Open again',
  resolved: (count) => (count === 1 ? '1 resolved comment' : `${count} resolved comments`),
};

export const taskList: TaskListLabels = {
  list: 'Tasks',
  empty: 'No task works towards this target yet.',
  loading: 'Loading the tasks',
  late: 'Late',
  tooEarly: 'Too early',
  idea: 'idea, without dates',
};

export const taskDetails: TaskDetailsLabels = {
  start: 'Starts',
  end: 'Ends',
  earlier: (edge) => `${edge} a month earlier`,
  later: (edge) => `${edge} a month later`,
  months: (count) => (count === 1 ? '1 month' : `${count} months`),
  undated: 'no dates yet',
  owner: 'Owner',
  noOwner: 'No owner',
  progress: 'Progress',
  targets: 'Targets',
  noTargets: 'No targets.',
  late: 'Late',
  follows: 'Follows',
  followedBy: 'Followed by',
  states: roadmap.table.states,
  tooEarly: 'Too early',
  connect: 'Link the next task',
  disconnect: (title) => `Remove the link to ${title}`,
  edit: 'Edit',
  delete: 'Delete',
  close: 'Close',
  more: 'Click for the details',
  loading: 'Loading the task',
  meter: targetMeter,
};

export const termTooltip: TermTooltipLabels = {
  source: 'Source',
  formula: 'Formula',
  sourceIsFormula: 'Formula',
  sourceUnknown: 'Not known',
};

export const targetDetail: TargetDetailLabels = {
  current: 'Current value',
  target: 'Target value',
  compare: 'Compare value',
  percentDone: 'Percent done',
  now: 'now',
  effect: targetList.effect,
  formula: 'Formula',
  targetFormula: 'Target formula',
  compareFormula: 'Compare formula',
  additionalInformation: 'Additional information',
  terms: 'Terms',
  estimate: 'The current value includes estimates: not every month of the period is verified.',
  loading: 'Loading the target',
  term: termTooltip,
  meter: targetMeter,
};

export const targetTable: TargetTableLabels = {
  title: 'Target',
  progress: 'Percent done',
  current: 'Current value',
  target: 'Target value',
  change: 'Change',
  trend: '12 months',
  sortHint: {
    worst: 'Sort: worst first',
    best: 'Sort: best first',
    groups: 'Back to the order of the groups',
  },
  effect: targetList.effect,
  noPercent: 'No percentage: the earlier value was negative',
  owner: 'Owner',
  estimate: 'estimate',
  details: (title) => `Details of ${title}`,
  empty: 'No targets in this group',
  loading: 'Loading the targets',
  meter: targetMeter,
};

export const termNodeCard: { estimateLabel: string; meterLabels: TargetMeterLabels } = {
  estimateLabel: 'Estimate',
  meterLabels: targetMeter,
};

export const termRootCard: { estimateLabel: string; roundedLabel: string } = {
  estimateLabel: 'Estimate',
  roundedLabel: 'Figures rounded',
};

export const termNodeRowHead: TermNodeRowHeadLabels = {
  term: 'Term',
  formula: 'Formula',
  value: 'Value',
  change: 'Change',
  changeOnly: 'Change',
  trend: '12 months',
  goal: 'Target',
  target: 'Percent done',
};

export const termTree: TermTreeLabels = {
  tree: 'Terms',
  expand: 'Expand',
  collapse: 'Collapse',
  tools: 'Tools of the tree',
  form: 'View',
  cards: 'Cards',
  list: 'List',
  map: 'Map of the tree',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomToFull: 'Zoom to 100 %',
  fit: 'Show the whole tree',
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  pan: 'Move the view',
  panLeft: 'Move left',
  panRight: 'Move right',
  panUp: 'Move up',
  panDown: 'Move down',
  search: 'Find a term',
  nothingFound: 'No term has this in its name.',
  found: (count) => (count === 1 ? '1 term found' : `${count} terms found`),
};

export const topBar: Pick<TopBarProps, 'homeLabel'> = {
  homeLabel: 'Tavoite, front page',
};

export const treeRows: TreeRowsLabels = {
  expand: (title) => `Show what is below: ${title}`,
  collapse: (title) => `Hide what is below: ${title}`,
};

export const viewPicker: ViewPickerLabels = {
  views: 'Views',
  search: 'Search for a view',
  selectAll: 'All views',
  selectFound: 'All that are found',
  empty: 'There are no views yet.',
  nothingFound: 'No view has this in its title.',
  chosen: (count, total) => `${count} of ${total} chosen`,
};
