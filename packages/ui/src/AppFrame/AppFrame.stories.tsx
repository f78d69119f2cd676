import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale } from '@tavoite/model';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { labelsOf, localeOf } from '../../test/fixtures/labels.js';
import { menuEntries, ORGANIZATIONS, quickEntries } from '../../test/fixtures/shell.js';
import { BottomNav } from '../BottomNav/index.js';
import { Button } from '../Button/index.js';
import { Card } from '../Card/index.js';
import { EnvironmentSelector } from '../EnvironmentSelector/index.js';
import { HotLink } from '../HotLink/index.js';
import { Icon } from '../Icon/index.js';
import { ExpandAllIcon } from '../icons/index.js';
import { LeftMenu } from '../LeftMenu/index.js';
import { PageHeader } from '../PageHeader/index.js';
import { MOBILE_QUERY } from '../styles/index.js';
import { TopBar } from '../TopBar/index.js';
import { UserMenu } from '../UserMenu/index.js';
import { useMediaQuery } from '../utils/useMediaQuery.js';
import { AppFrame } from './AppFrame.js';

const TEXTS = {
  en: {
    skip: 'Skip to content',
    home: 'Tavoite, front page',
    menu: 'Menu',
    messages: 'System messages',
    unread: 'unread messages',
    title: 'Strategy and targets',
    meta: '31.10.2026',
    action: 'Expand all',
    cards: ['Profitable growth', 'Customer experience', 'Skilled people'],
    body: 'We grow faster than the market and keep the operating margin above eight per cent.',
  },
  fi: {
    skip: 'Siirry sisältöön',
    home: 'Tavoite, etusivu',
    menu: 'Valikko',
    messages: 'Järjestelmäviestit',
    unread: 'lukemattomia viestejä',
    title: 'Strategia ja tavoitteet',
    meta: '31.10.2026',
    action: 'Laajenna kaikki',
    cards: ['Kannattava kasvu', 'Asiakaskokemus', 'Osaava henkilöstö'],
    body: 'Kasvamme markkinaa nopeammin ja pidämme liiketuloksen yli kahdeksassa prosentissa.',
  },
} as const;

const Example = ({ language }: { language: Locale }) => {
  const [collapsed, setCollapsed] = useState(false);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(2);
  const isNarrow = useMediaQuery(MOBILE_QUERY);
  const texts = TEXTS[language];
  return (
    <AppFrame
      skipLabel={texts.skip}
      topBar={
        <TopBar
          productName="Tavoite"
          homeHref="#/"
          homeLabel={texts.home}
          menu={{ label: texts.menu, open, onOpenChange: setOpen }}
          messages={{
            href: '#/system-messages',
            label: texts.messages,
            unread: true,
            unreadLabel: texts.unread,
          }}
        >
          <EnvironmentSelector
            {...labelsOf(language).environmentSelector}
            organizations={ORGANIZATIONS}
            activeId={active}
            onSelect={setActive}
          />
          <UserMenu
            labels={labelsOf(language).userMenu}
            name="Maija Korhonen"
            email="maija.korhonen@example.com"
            language={language}
            onLanguageChange={() => {}}
            theme="system"
            onThemeChange={() => {}}
            changePasswordHref="#/change-password"
            onLogOut={() => {}}
          />
        </TopBar>
      }
      hotLink={
        <HotLink
          {...labelsOf(language).hotLink}
          organizations={ORGANIZATIONS}
          activeId={active}
          onSelect={setActive}
        />
      }
      bottomNav={
        isNarrow ? (
          <BottomNav {...labelsOf(language).bottomNav} entries={quickEntries(language)} />
        ) : null
      }
      menu={
        <LeftMenu
          {...labelsOf(language).leftMenu}
          entries={menuEntries(language)}
          collapsed={collapsed}
          onCollapsedChange={setCollapsed}
          open={open}
          onClose={() => setOpen(false)}
        />
      }
    >
      <PageHeader
        title={texts.title}
        meta={texts.meta}
        actions={<Button icon={<Icon icon={ExpandAllIcon} size="sm" />}>{texts.action}</Button>}
      />
      <div
        style={{
          display: 'grid',
          gap: 16,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
        }}
      >
        {texts.cards.map((title) => (
          <Card key={title}>
            <h2>{title}</h2>
            <p>{texts.body}</p>
          </Card>
        ))}
      </div>
    </AppFrame>
  );
};

/** An open one covers its page, so it stands in a frame, and the code beside it is written here. */
const CODE = `
const [open, setOpen] = useState(false);
const [collapsed, setCollapsed] = useState(false);

<AppFrame
  skipLabel="Skip to content"
  topBar={<TopBar productName="Tavoite" homeHref="/" homeLabel="Tavoite: front page" />}
  menu={
    <LeftMenu
      {...labels.leftMenu}
      entries={entries}
      collapsed={collapsed}
      onCollapsedChange={setCollapsed}
      open={open}
      onClose={() => setOpen(false)}
    />
  }
>
  <PageHeader title="Strategy and targets" />
</AppFrame>
`;

const meta = {
  title: 'Shell/AppFrame',
  component: AppFrame,
  args: { skipLabel: '', topBar: null, children: null },
  parameters: {
    layout: 'fullscreen',
    docs: { source: { code: CODE.trim() }, story: { inline: false, iframeHeight: 640 } },
  },
  render: (_args, { globals }) => <Example language={localeOf({ globals: globals })} />,
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: 'Skip to content' });
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus(),
    );
    await waitFor(() => expect(canvas.getByRole('main')).toBeVisible());
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

export const Finnish: Story = { render: () => <Example language="fi" /> };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: /^(Switch environment|Vaihda)/ });
    const lastCard = (await canvas.findAllByRole('heading', { level: 2 })).at(-1);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() =>
      expect(lastCard?.parentElement?.getBoundingClientRect().bottom).toBeLessThan(
        button.getBoundingClientRect().top,
      ),
    );
    window.scrollTo(0, 0);
  },
};
