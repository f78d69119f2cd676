import { BellIcon, EditIcon, RefreshIcon, TargetIcon } from '../../src/icons/index.js';
import {
  Avatar,
  Badge,
  Banner,
  Button,
  Card,
  CenteredPage,
  CodeList,
  Columns,
  Divider,
  Dot,
  EmptyState,
  ErrorState,
  Icon,
  IconButton,
  Link,
  LinkButton,
  LiveRegion,
  Logo,
  ProviderButton,
  ProviderMark,
  QrCode,
  Reserved,
  SettingRow,
  Skeleton,
  Spinner,
  SpinnerOverlay,
  Stack,
  Toolbar,
  VisuallyHidden,
} from '../../src/index.js';
import type { Conforming } from './types.js';

const nothing = () => {};

export const foundations: readonly Conforming[] = [
  {
    name: 'Avatar',
    element: (extra) => <Avatar name="Maija Korhonen" {...extra} />,
    states: [['[data-state="letter"]', <Avatar key="1" name="Maija" src={null} />]],
  },
  { name: 'CodeList', element: (extra) => <CodeList codes={['7K2M-XQ4D']} {...extra} /> },
  {
    name: 'ProviderButton',
    element: (extra) => (
      <ProviderButton provider="google" {...extra}>
        Login with Google
      </ProviderButton>
    ),
    states: [
      [
        '[data-provider="microsoft"][data-loading]',
        <ProviderButton key="1" provider="microsoft" loading loadingLabel="Leaving">
          Login with Microsoft
        </ProviderButton>,
      ],
    ],
  },
  { name: 'ProviderMark', element: (extra) => <ProviderMark provider="google" {...extra} /> },
  { name: 'Divider', element: (extra) => <Divider {...extra}>or</Divider> },
  { name: 'QrCode', element: (extra) => <QrCode value="a" label="Code" {...extra} /> },
  {
    name: 'SettingRow',
    element: (extra) => <SettingRow title="App" description="Set up." actions="" {...extra} />,
  },
  {
    name: 'Badge',
    element: (extra) => <Badge {...extra}>new</Badge>,
    states: [
      [
        '[data-tone="danger"]',
        <Badge key="1" tone="danger">
          failed
        </Badge>,
      ],
    ],
  },
  {
    name: 'Banner',
    element: (extra) => (
      <Banner tone="danger" title="Sign-in failed" {...extra}>
        Unable to log in with the given credentials.
      </Banner>
    ),
    states: [
      [
        '[data-tone="success"]',
        <Banner key="1" tone="success" onDismiss={nothing} dismissLabel="Close">
          Saved
        </Banner>,
      ],
    ],
  },
  {
    name: 'Button',
    element: (extra) => <Button {...extra}>Save</Button>,
    states: [
      [
        '[data-loading][aria-disabled="true"]',
        <Button key="1" loading loadingLabel="Saving">
          Save
        </Button>,
      ],
      [
        '[data-variant="primary"][data-size="lg"]',
        <Button key="2" variant="primary" size="lg">
          Save
        </Button>,
      ],
    ],
  },
  {
    name: 'LinkButton',
    element: (extra) => (
      <LinkButton href="/login" {...extra}>
        Login with Microsoft
      </LinkButton>
    ),
    states: [
      [
        'a[data-variant="danger"]',
        <LinkButton key="1" href="/" variant="danger">
          Leave
        </LinkButton>,
      ],
    ],
  },
  {
    name: 'IconButton',
    element: (extra) => (
      <IconButton label="Edit" {...extra}>
        <Icon icon={EditIcon} />
      </IconButton>
    ),
    states: [
      [
        '[data-loading][aria-disabled="true"]',
        <IconButton key="1" label="Refresh" loading>
          <Icon icon={RefreshIcon} />
        </IconButton>,
      ],
    ],
  },
  { name: 'Card', element: (extra) => <Card {...extra}>Net sales</Card> },
  {
    name: 'CenteredPage',
    element: (extra) => (
      <CenteredPage productName="Tavoite" title="Login" {...extra}>
        <p>Type in your email and password to login.</p>
      </CenteredPage>
    ),
  },
  { name: 'Dot', element: (extra) => <Dot label="Unread notifications" {...extra} /> },
  {
    name: 'EmptyState',
    element: (extra) => <EmptyState title="No notifications" {...extra} />,
    states: [['[data-tone="danger"]', <EmptyState key="1" title="Failed" tone="danger" />]],
  },
  {
    name: 'ErrorState',
    element: (extra) => (
      <ErrorState title="Not loaded" retryLabel="Try again" onRetry={nothing} {...extra} />
    ),
    states: [
      [
        '[data-retrying]',
        <ErrorState key="1" title="Not loaded" retryLabel="Retry" onRetry={nothing} retrying />,
      ],
    ],
  },
  {
    name: 'Icon',
    element: (extra) => <Icon icon={TargetIcon} label="Target" {...extra} />,
    states: [['svg.lucide-bell', <Icon key="1" icon={BellIcon} />]],
  },
  {
    name: 'Link',
    element: (extra) => (
      <Link href="/data-map" {...extra}>
        Show in data map
      </Link>
    ),
  },
  { name: 'LiveRegion', element: (extra) => <LiveRegion message="12 rows" {...extra} /> },
  { name: 'Logo', element: (extra) => <Logo name="Tavoite" {...extra} /> },
  {
    name: 'Reserved',
    element: (extra) => (
      <Reserved active={false} {...extra}>
        Expand all
      </Reserved>
    ),
    states: [
      [
        '[data-reserved]',
        <Reserved key="1" active>
          Expand all
        </Reserved>,
      ],
    ],
  },
  { name: 'Skeleton', element: (extra) => <Skeleton width={120} {...extra} /> },
  { name: 'Spinner', element: (extra) => <Spinner label="Loading" {...extra} /> },
  {
    name: 'SpinnerOverlay',
    element: (extra) => (
      <SpinnerOverlay active label="Loading" {...extra}>
        Targets
      </SpinnerOverlay>
    ),
    states: [
      [
        '[data-active][aria-busy="true"]',
        <SpinnerOverlay key="1" active label="Loading">
          Targets
        </SpinnerOverlay>,
      ],
    ],
  },
  { name: 'VisuallyHidden', element: (extra) => <VisuallyHidden {...extra}>of</VisuallyHidden> },
  {
    name: 'Columns',
    element: (extra) => (
      <Columns min={200} {...extra}>
        Net sales
      </Columns>
    ),
    states: [['[data-tiles]', <Columns key="1" min={200} tiles />]],
  },
  { name: 'Stack', element: (extra) => <Stack {...extra}>Net sales</Stack> },
  {
    name: 'Toolbar',
    element: (extra) => (
      <Toolbar {...extra}>
        <Button>Save</Button>
      </Toolbar>
    ),
    states: [['[data-align="between"]', <Toolbar key="1" align="between" />]],
  },
];
