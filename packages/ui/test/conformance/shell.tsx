import {
  AppFrame,
  BottomNav,
  EnvironmentSelector,
  HotLink,
  LeftMenu,
  PageHeader,
  RelatedLinks,
  TopBar,
  UserMenu,
} from '../../src/index.js';
import { labelsOf } from '../fixtures/labels.js';
import { menuEntries, ORGANIZATIONS, quickEntries } from '../fixtures/shell.js';
import type { Conforming } from './types.js';

const nothing = () => {};
const menu = {
  ...labelsOf('en').leftMenu,
  entries: menuEntries('en'),
  onCollapsedChange: nothing,
  onClose: nothing,
};

export const shell: readonly Conforming[] = [
  {
    name: 'AppFrame',
    element: (extra) => (
      <AppFrame skipLabel="Skip to content" topBar={<header>Bar</header>} {...extra}>
        <h1>Strategy</h1>
      </AppFrame>
    ),
    states: [
      [
        'main[data-scroll="locked"]',
        <AppFrame key="1" skipLabel="Skip" topBar={null} scrollLocked>
          Data map
        </AppFrame>,
      ],
    ],
  },
  {
    name: 'BottomNav',
    element: (extra) => (
      <BottomNav {...labelsOf('en').bottomNav} entries={quickEntries('en')} {...extra} />
    ),
  },
  {
    name: 'EnvironmentSelector',
    element: (extra) => (
      <EnvironmentSelector
        label="Selected environment"
        organizations={ORGANIZATIONS}
        activeId={2}
        onSelect={nothing}
        {...extra}
      />
    ),
    states: [
      [
        'button[data-active="3"]',
        <EnvironmentSelector
          key="1"
          label="Environment"
          organizations={ORGANIZATIONS}
          activeId={3}
          onSelect={nothing}
        />,
      ],
    ],
  },
  {
    name: 'HotLink',
    element: (extra) => (
      <HotLink
        label="Switch organisation"
        organizations={ORGANIZATIONS}
        activeId={2}
        onSelect={nothing}
        {...extra}
      />
    ),
  },
  {
    name: 'LeftMenu',
    element: (extra) => <LeftMenu {...menu} collapsed={false} open={false} {...extra} />,
    states: [
      ['nav[data-collapsed]', <LeftMenu key="1" {...menu} collapsed open={false} />],
      ['nav[data-open]', <LeftMenu key="2" {...menu} collapsed={false} open />],
    ],
  },
  {
    name: 'PageHeader',
    element: (extra) => <PageHeader title="Notifications" {...extra} />,
    states: [['[data-highlighted]', <PageHeader key="1" title="Net sales" highlighted />]],
  },
  {
    name: 'RelatedLinks',
    element: (extra) => (
      <RelatedLinks
        heading="Related pages"
        links={[{ href: '#/sales', label: 'Sales' }]}
        {...extra}
      />
    ),
  },
  {
    name: 'TopBar',
    element: (extra) => (
      <TopBar
        productName="Tavoite"
        homeLabel="Tavoite, front page"
        menu={{ label: 'Menu', open: false, onOpenChange: nothing }}
        messages={{ href: '/m', label: 'System messages', unread: true, unreadLabel: 'unread' }}
        {...extra}
      />
    ),
  },
  {
    name: 'UserMenu',
    element: (extra) => (
      <UserMenu
        labels={labelsOf('en').userMenu}
        name="Maija Korhonen"
        email="maija@example.com"
        language="en"
        onLanguageChange={nothing}
        theme="system"
        onThemeChange={nothing}
        changePasswordHref="/change-password"
        onLogOut={nothing}
        {...extra}
      />
    ),
  },
];
