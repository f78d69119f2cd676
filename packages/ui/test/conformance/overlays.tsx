import { ChartLineIcon } from '../../src/icons/index.js';
import {
  Button,
  CommandPalette,
  ConfirmDialog,
  DropdownMenu,
  FullScreenOverlay,
  MenuButton,
  MenuItem,
  MenuLabel,
  MenuLinkItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  Modal,
  Popover,
  TabLinks,
  Tabs,
  TermTooltip,
  Toasts,
  Tooltip,
} from '../../src/index.js';
import { labelsOf } from '../fixtures/labels.js';
import type { Conforming } from './types.js';

const nothing = () => {};
const trigger = <Button>Main task</Button>;

const palette = {
  open: true,
  onOpenChange: nothing,
  onSelect: nothing,
  items: [{ id: 'sales', group: 'terms', label: 'Sales', icon: ChartLineIcon }],
  labels: { ...labelsOf('en').commandPalette, groups: { terms: 'Terms' } },
} as const;

export const overlays: readonly Conforming[] = [
  {
    name: 'MenuButton',
    element: (extra) => (
      <MenuButton label="Actions" {...extra}>
        <MenuItem onSelect={() => undefined}>Edit</MenuItem>
      </MenuButton>
    ),
  },
  {
    name: 'CommandPalette',
    portal: true,
    element: (extra) => <CommandPalette {...palette} {...extra} />,
    states: [['[role="dialog"][data-loading]', <CommandPalette key="1" {...palette} loading />]],
  },
  {
    name: 'ConfirmDialog',
    portal: true,
    element: (extra) => (
      <ConfirmDialog
        open
        onOpenChange={nothing}
        onConfirm={nothing}
        title="Delete milestone?"
        message="It is removed for everyone."
        confirmLabel="Yes"
        cancelLabel="No"
        closeLabel="Close"
        {...extra}
      />
    ),
    states: [
      [
        '[role="alertdialog"][data-tone="danger"][data-locked]',
        <ConfirmDialog
          key="1"
          open
          pending
          tone="danger"
          onOpenChange={nothing}
          onConfirm={nothing}
          title="Delete?"
          message="For good."
          confirmLabel="Yes"
          cancelLabel="No"
          closeLabel="Close"
        />,
      ],
    ],
  },
  {
    name: 'DropdownMenu',
    portal: true,
    element: (extra) => (
      <DropdownMenu open trigger={trigger} {...extra}>
        <MenuItem onSelect={nothing}>Edit</MenuItem>
      </DropdownMenu>
    ),
  },
  {
    name: 'MenuItem',
    portal: true,
    element: (extra) => (
      <DropdownMenu open trigger={trigger}>
        <MenuItem onSelect={nothing} {...extra}>
          Edit
        </MenuItem>
      </DropdownMenu>
    ),
  },
  {
    name: 'MenuLinkItem',
    portal: true,
    element: (extra) => (
      <DropdownMenu open trigger={trigger}>
        <MenuLinkItem href="/change-password" {...extra}>
          Change password
        </MenuLinkItem>
      </DropdownMenu>
    ),
  },
  {
    name: 'MenuRadioItem',
    portal: true,
    element: (extra) => (
      <DropdownMenu open trigger={trigger}>
        <MenuRadioGroup label="Language" value="fi" onValueChange={nothing}>
          <MenuRadioItem value="fi" {...extra}>
            Suomi
          </MenuRadioItem>
        </MenuRadioGroup>
      </DropdownMenu>
    ),
    states: [
      [
        '[data-state="checked"][data-level="2"]',
        <DropdownMenu key="1" open trigger={trigger}>
          <MenuRadioGroup label="Environment" value="3" onValueChange={nothing}>
            <MenuRadioItem value="3" level={2}>
              Kaukolämpö
            </MenuRadioItem>
          </MenuRadioGroup>
        </DropdownMenu>,
      ],
    ],
  },
  {
    name: 'MenuLabel',
    portal: true,
    element: (extra) => (
      <DropdownMenu open trigger={trigger}>
        <MenuLabel {...extra}>Language</MenuLabel>
        <MenuItem onSelect={nothing}>Suomi</MenuItem>
      </DropdownMenu>
    ),
  },
  {
    name: 'MenuSeparator',
    portal: true,
    element: (extra) => (
      <DropdownMenu open trigger={trigger}>
        <MenuItem onSelect={nothing}>Edit</MenuItem>
        <MenuSeparator {...extra} />
        <MenuItem onSelect={nothing}>Delete</MenuItem>
      </DropdownMenu>
    ),
  },
  {
    name: 'FullScreenOverlay',
    portal: true,
    element: (extra) => (
      <FullScreenOverlay open onClose={nothing} title="Service break" closeLabel="Close" {...extra}>
        <p>On Saturday.</p>
      </FullScreenOverlay>
    ),
  },
  {
    name: 'Modal',
    portal: true,
    element: (extra) => (
      <Modal open onOpenChange={nothing} title="Create report" closeLabel="Close" {...extra}>
        <p>Choose views.</p>
      </Modal>
    ),
    states: [
      [
        '[role="dialog"][data-size="target"]',
        <Modal key="1" open onOpenChange={nothing} title="Target" closeLabel="Close" size="target">
          <p>82 %</p>
        </Modal>,
      ],
    ],
  },
  {
    name: 'Popover',
    portal: true,
    element: (extra) => (
      <Popover open label="Operating margin" trigger={trigger} {...extra}>
        Operating profit / Net sales
      </Popover>
    ),
  },
  {
    name: 'TabLinks',
    element: (extra) => (
      <TabLinks
        label="Messages"
        items={[
          { href: '/notifications', label: 'Notifications', current: true },
          { href: '/reports', label: 'Reports' },
        ]}
        {...extra}
      />
    ),
  },
  {
    name: 'Tabs',
    element: (extra) => (
      <Tabs
        label="Roadmaps"
        items={[{ value: '1', label: 'Growth', content: <p>Main tasks</p> }]}
        value="1"
        onValueChange={nothing}
        {...extra}
      />
    ),
    states: [
      [
        '[data-value="1"] [role="tab"][data-state="active"]',
        <Tabs
          key="1"
          label="Roadmaps"
          items={[{ value: '1', label: 'Growth' }]}
          value="1"
          onValueChange={nothing}
        />,
      ],
    ],
  },
  {
    name: 'TermTooltip',
    portal: true,
    opensOnFocus: true,
    element: (extra) => (
      <TermTooltip
        term={{ title: 'Gross margin', formula_str: 'Net sales − Costs' }}
        labels={labelsOf('en').termTooltip}
        {...extra}
      >
        <Button>Gross margin</Button>
      </TermTooltip>
    ),
  },
  {
    name: 'Toasts',
    element: (extra) => (
      <Toasts
        label="Messages"
        dismissLabel="Close"
        toasts={[{ id: '1', kind: 'success', message: 'Report sent' }]}
        onDismiss={nothing}
        {...extra}
      />
    ),
    states: [
      [
        'li[data-kind="error"]',
        <Toasts
          key="1"
          label="Messages"
          dismissLabel="Close"
          toasts={[{ id: '1', kind: 'error', message: 'Not sent' }]}
          onDismiss={nothing}
        />,
      ],
    ],
  },
  {
    name: 'Tooltip',
    portal: true,
    opensOnFocus: true,
    element: (extra) => (
      <Tooltip content="Estimates" {...extra}>
        <Button>Info</Button>
      </Tooltip>
    ),
  },
];
