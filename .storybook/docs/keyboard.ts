type Rows = readonly (readonly [keys: string, what: string])[];

const ACTIVATE = ['Enter, Space', 'Activates it.'] as const;
const LINK = ['Enter', 'Follows it.'] as const;
const DISMISS: Rows = [['Enter, Space', 'On the button that closes it: closes it.']];
const MENU: Rows = [
  ['Enter, Space, Down', 'Opens the menu; the focus goes to its first entry.'],
  ['Up, Down', 'Moves between the entries.'],
  ['Home, End', 'First and last entry.'],
  ['A letter', 'Next entry that begins with it.'],
  ['Enter, Space', 'Chooses the entry and closes the menu.'],
  ['Escape', 'Closes the menu; the focus returns to the button.'],
];
const DIALOG: Rows = [
  ['Tab, Shift+Tab', 'Moves through the controls and stays within.'],
  ['Escape', 'Closes it; the focus returns to where it was.'],
];
const COMBOBOX: Rows = [
  ['Typing', 'Searches; the list opens.'],
  ['Up, Down', 'Moves through the list.'],
  ['Enter', 'Takes the marked option.'],
  ['Backspace', 'In the empty field: takes the last one away.'],
  ['Escape', 'Closes the list.'],
];
const PLOT: Rows = [
  ['Tab', 'The plot is one stop; legend and table button are others.'],
  ['Left, Right', 'Previous and next point.'],
  ['Up, Down', 'Changes the series.'],
  ['Home, End', 'First and last point.'],
  ['Page Up, Page Down', 'Leaps by several points.'],
  ['Enter', 'Opens the point, where `onActivate` is given.'],
  ['Escape', 'Hides the tooltip.'],
];

/** What each key does, by the last part of a component's title in Storybook. */
export const KEYBOARD: Readonly<Record<string, Rows>> = {
  AppFrame: [['Tab, then Enter', 'The first stop of the page leads past the menu to the content.']],
  Banner: DISMISS,
  Breadcrumbs: [LINK],
  Button: [ACTIVATE],
  IconButton: [ACTIVATE],
  Checkbox: [['Space', 'Checks or clears it.']],
  ColorPairPicker: [
    ['Tab', 'To the chosen pair, or to the first one; the pairs are one stop.'],
    ['Arrow keys', 'Chooses the previous or next pair.'],
    ['Space', 'Chooses the pair that has the focus.'],
  ],
  CommandPalette: [
    ['Typing', 'Searches; the first match is marked.'],
    ['Up, Down', 'Moves through what is found.'],
    ['Enter', 'Chooses the marked item.'],
    ['Escape', 'Closes it; the focus returns to where it was.'],
  ],
  ConfirmDialog: DIALOG,
  DataMap: [
    ['Arrow keys', 'One cell at a time. On a title, Right opens the row and Left closes it.'],
    ['Shift+arrow keys', 'Selects a block of cells.'],
    ['Home, End', 'First and last cell of the row; with Ctrl, of the map.'],
    ['Page Up, Page Down', 'One screen up or down.'],
    ['Enter', 'On a title: opens or closes the row. On a value: how it came about.'],
    ['Ctrl+C, ⌘C', 'Copies the selection as tab-separated text.'],
  ],
  DataMapPanel: [['Tab', 'The buttons above, then the data map: one stop, with keys of its own.']],
  DateSelector: [
    ['Enter, Space', 'Opens the panel; chooses the month or year.'],
    ['Left, Right', 'Previous and next month.'],
    ['Up, Down', 'One row of the grid.'],
    ['Home, End', 'First and last month of the shown year.'],
    ['Page Up, Page Down', 'Same month of the year before or after.'],
    ['Escape', 'Closes the panel; the focus returns to the button.'],
  ],
  DownloadMenu: MENU,
  DropdownMenu: MENU,
  EnvironmentSelector: MENU,
  ErrorState: [['Enter, Space', 'On the button: tries again; the focus stays.']],
  FigureChange: [
    ['Tab', 'Moves between the terms that can be traced and the button for the others.'],
    ['Enter, Space', 'On a term: traces it. On the button: shows all contributions.'],
  ],
  FigureTrace: [
    ['Tab', 'Moves between the inputs that can be traced, and the button that shows the others.'],
    ['Enter, Space', 'On an input: traces it, one level deeper.'],
  ],
  FileInputs: [
    ['Enter, Space', 'On the button: opens the system’s choice of files.'],
    ['Tab', 'Moves between the button and the buttons that remove a file.'],
  ],
  FileList: [['Tab, Enter', 'Each file is a link; after it the button that removes it, if any.']],
  FullScreenOverlay: DIALOG,
  GroupCard: [['Tab', 'Moves between the targets and the button that opens the group.'], ACTIVATE],
  GroupTree: [
    ['Tab', 'Moves between the cards; the area that scrolls sideways is a stop, too.'],
    ['Left, Right', 'On the area: scrolls it.'],
    ['Enter, Space', 'Opens or closes a group.'],
  ],
  HotLink: MENU,
  Legend: [['Enter, Space', 'Hides a series, or shows it again.']],
  LeftMenu: [
    ['Tab', 'Moves between the entries.'],
    ['Right', 'On an entry with pages below it: opens them.'],
    ['Up, Down', 'Moves between the pages of an open entry.'],
    ['Left, Escape', 'Closes them; the focus returns to the entry.'],
  ],
  MenuButton: MENU,
  Modal: DIALOG,
  MultiSelect: COMBOBOX,
  NotificationItem: [['Tab', 'Moves between links of the text, attachments and buttons.']],
  PasswordField: [['Enter, Space', 'On the eye: shows or hides the password; the focus stays.']],
  Popover: [['Enter, Space', 'On the trigger: opens or closes it.'], ...DIALOG],
  RadarChart: PLOT,
  RecipientPicker: COMBOBOX,
  ReorderableList: [
    ['Space', 'On the grip: lifts the row, and drops it.'],
    ['Up, Down', 'Moves a lifted row.'],
    ['Escape', 'Puts a lifted row back.'],
    ['Enter, Space', 'On the buttons: moves the row by one.'],
  ],
  RelatedLinks: [LINK],
  ReportCard: [['Tab', 'Moves between the title’s link and the actions.'], ACTIVATE],
  RichTextEditor: [
    ['Tab', 'From the toolbar, which is one stop, into the text, and on.'],
    ['Left, Right, Home, End', 'In the toolbar: moves between its tools.'],
    ['Ctrl+B, Ctrl+I, Ctrl+U (⌘ on a Mac)', 'Bold, italic, underlined.'],
    ['Ctrl+Z (⌘Z)', 'Takes the last change back.'],
  ],
  Roadmap: [
    ['Tab', 'The bars are one stop; the buttons of main tasks and milestones are others.'],
    ['Left, Right, Up, Down', 'Moves between the bars; Home and End to the ends of a row.'],
    ['Ctrl+Home, Ctrl+End', 'First bar of the first row, last bar of the last one.'],
    ['Enter', 'Opens the details.'],
    ['Space', 'Picks the bar up, or puts it down.'],
    ['Arrows, after Space', 'Carry it by a month or a row, also to another main task.'],
    ['Escape', 'Puts back what is carried; else chooses nothing.'],
    ['Shift+Left, Shift+Right', 'Moves its end by a month; saved when Shift is released.'],
    ['Alt+Left, Alt+Right', 'Moves its start by a month; saved when Alt is released.'],
    ['Alt+Up, Alt+Down', 'Moves it by a row; saved when Alt is released.'],
    ['Shift+Space', 'Chooses several bars, which then move together.'],
    ['Ctrl+A, ⌘A', 'Chooses all bars of the row.'],
    ['N', 'Adds a task behind this one.'],
    ['D, then Enter on another bar', 'Lets that one follow this one.'],
    ['Delete', 'Asks to delete the bar, or all chosen ones.'],
  ],
  SegmentedControl: [
    ['Arrow keys', 'Chooses the previous or next segment; the control is one stop.'],
  ],
  Select: [
    ['Up, Down, a letter', 'Chooses, as in every list of the browser.'],
    ['Alt+Down, Space', 'Opens the list.'],
  ],
  Slider: [
    ['Arrow keys', 'One step.'],
    ['Page Up, Page Down', 'Ten steps.'],
    ['Home, End', 'Lowest and highest value.'],
  ],
  Switch: [
    ['Space', 'Switches it on or off.'],
    ['Enter', 'The same.'],
  ],
  SystemMessageCard: [['Tab', 'Moves between links of the text and buttons.']],
  Tabs: [
    ['Left, Right', 'Previous and next tab; the tabs are one stop.'],
    ['Home, End', 'First and last tab.'],
    ['Tab', 'Moves on into the panel.'],
  ],
  TargetGraph: PLOT,
  TargetList: [
    ['Tab', 'Each target that opens is a stop.'],
    ['Enter', 'Opens the target.'],
  ],
  TargetSummary: [['Enter, Space', 'Shows the targets of one standing alone, or all again.']],
  TargetTable: [
    ['Tab', 'Each target that opens is a stop.'],
    ['Enter', 'Opens the target.'],
  ],
  TaskDetails: [
    ['Tab', 'Moves between the months’ buttons, the progress, the targets and the actions.'],
    ['Enter, Space', 'On a month’s button: a month earlier or later.'],
    ['Arrow keys', 'On the progress: one step; Page Up and Page Down ten.'],
  ],
  TermNodeCard: [['Tab', 'While its node is active, the links to graphs and the menu are stops.']],
  TermTree: [
    ['Up, Down', 'Previous and next visible node; the tree is one stop.'],
    ['Right', 'Opens the node, or goes to its first child.'],
    ['Left', 'Closes the node, or goes to its parent.'],
    ['Home, End', 'First and last visible node.'],
    ['+, −, 0', 'Zooms in, zooms out, shows the whole tree.'],
    ['Enter', 'In the search field: goes to the node that is marked in the list.'],
    ['Tab', 'Moves into the card of the node that has the focus.'],
  ],
  TimelineRangeBrush: [
    ['Tab', 'Start, end and the whole range are a stop each.'],
    ['Left, Right', 'Moves by a month.'],
    ['Page Up, Page Down', 'Moves by a year.'],
    ['Home, End', 'As far as it goes.'],
  ],
  TimeSeriesChart: PLOT,
  Toasts: DISMISS,
  Tooltip: [
    ['Tab', 'Focus on the trigger shows it.'],
    ['Escape', 'Hides it.'],
  ],
  UserMenu: MENU,
  ViewPicker: [
    ['Tab', 'Moves between the search field and the boxes.'],
    ['Space', 'Chooses or clears a view.'],
  ],
};
