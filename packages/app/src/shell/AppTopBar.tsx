import type { User } from '@tavoite/model';
import { EnvironmentSelector, MOBILE_QUERY, TopBar, UserMenu, useMediaQuery } from '@tavoite/ui';
import { useAppDispatch, useAppSelector } from '../core/hooks.js';
import { organizationChosen } from '../features/organization/index.js';
import { PaletteButton } from '../features/palette/index.js';
import { languageCall, themeChosen } from '../features/preferences/index.js';
import { useProviders } from '../features/providers/index.js';
import { signOutRequested } from '../features/session/index.js';
import { isRestricted } from '../features/settings/index.js';
import { useLabels } from '../i18n/labels.js';
import { useText } from '../i18n/Texts.js';
import { useWorkingAvatar } from './useWorkingAvatar.js';

const AppUserMenu = ({ user }: { user: User }) => {
  const dispatch = useAppDispatch();
  const labels = useLabels();
  const { language, theme } = useAppSelector((state) => state.preferences);
  const providers = useProviders();
  const avatar = useWorkingAvatar(user.avatar, !useMediaQuery(MOBILE_QUERY));
  return (
    <UserMenu
      labels={labels.userMenu}
      name={user.name || user.full_name}
      email={user.email}
      avatar={avatar}
      language={language}
      onLanguageChange={(chosen) => dispatch(languageCall.request(chosen))}
      theme={theme}
      onThemeChange={(chosen) => dispatch(themeChosen(chosen))}
      accountHref="/account"
      changePasswordHref="/change-password"
      helpHref="/help"
      connectGoogleHref={providers?.google ? '/connect-google' : undefined}
      connectMicrosoftHref={providers?.azure ? '/connect-azure' : undefined}
      onLogOut={() => dispatch(signOutRequested())}
    />
  );
};

const AppEnvironmentSelector = () => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const tree = useAppSelector((state) => state.organizationTree.data);
  const active = useAppSelector((state) => state.organization.data?.organization);
  if (!active) return null;
  return (
    <EnvironmentSelector
      label={text('selectedEnvironment')}
      organizations={tree ?? [{ ...active, children: [] }]}
      activeId={active.id}
      onSelect={(id) => {
        if (id !== active.id) dispatch(organizationChosen(id));
      }}
    />
  );
};

export interface AppTopBarProps {
  menuOpen: boolean;
  onMenuOpenChange: (open: boolean) => void;
}

/** The top bar with what is known of user, organisation and settings so far. */
export const AppTopBar = ({ menuOpen, onMenuOpenChange }: AppTopBarProps) => {
  const { text } = useText();
  const user = useAppSelector((state) => state.user.data);
  const organization = useAppSelector((state) => state.organization);
  const settings = useAppSelector((state) => state.settings);
  // All of it at once, so that nothing in the bar is pushed aside by what comes later.
  const isKnown = [organization, settings].every(
    ({ data, status }) => data || status !== 'pending',
  );
  const unread = useAppSelector((state) => state.unread.systemMessages ?? 0);
  const messages = {
    href: '/system-messages',
    label: text('system-messages'),
    unread: unread > 0,
    unreadLabel: text('unread-messages'),
  };
  return (
    <TopBar
      productName={text('product-name')}
      homeLabel={text('home-link')}
      menu={{
        label: text(menuOpen ? 'close-menu' : 'open-menu'),
        open: menuOpen,
        onOpenChange: onMenuOpenChange,
      }}
      {...(isKnown && settings.data && !isRestricted(settings.data, 'system-messages')
        ? { messages }
        : {})}
    >
      {isKnown && user ? (
        <>
          <PaletteButton />
          <AppEnvironmentSelector />
          <AppUserMenu user={user} />
        </>
      ) : null}
    </TopBar>
  );
};
