import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../Avatar/index.js';
import { Button } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import { ChevronDownIcon, UserIcon } from '../icons/index.js';
import { MOBILE_QUERY, mobile } from '../styles/index.js';
import { deferred } from '../utils/deferred.js';
import { useDeferredPanel } from '../utils/useDeferredPanel.js';
import { useMediaQuery } from '../utils/useMediaQuery.js';
import type { UserMenuPanelProps } from './UserMenuPanel.js';

const Trigger = styled(Button)`
  max-width: min(240px, 100%);
  padding-inline: ${token('space-2')};

  &[data-variant='quiet'] {
    --button-text: ${token('color-text')};
  }

  > span {
    min-width: 0;
    max-width: 100%;
  }

  svg {
    flex: none;
    color: ${token('color-text-muted')};
  }
`;

const Name = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${mobile} {
    display: none;
  }
`;

export type ThemeChoice = 'light' | 'dark' | 'system';
export type LanguageChoice = 'en' | 'fi';

export interface UserMenuLabels {
  /** Heading above the name, such as "Signed in". */
  signedIn: string;
  /** Over the choice of the language. */
  language: string;
  /** Over the choice of the theme. */
  theme: string;
  /** Names of the themes. */
  themes: Record<ThemeChoice, string>;
  /** Text of the link to change the password. */
  changePassword: string;
  /** Text of the link to connect a Google account. */
  connectGoogle: string;
  /** Text of the link to connect a Microsoft account. */
  connectMicrosoft: string;
  /** Text of the entry that signs out. */
  logOut: string;
}

/** What the menu shows and does. */
export interface UserMenuContent {
  /** The texts it shows, in the reader's language. */
  labels: UserMenuLabels;
  /** The chosen language. */
  language: LanguageChoice;
  /** Called with the language that is chosen. */
  onLanguageChange: (language: LanguageChoice) => void;
  /** The chosen theme; `system` follows the computer's setting. */
  theme: ThemeChoice;
  /** Called with the theme that is chosen. */
  onThemeChange: (theme: ThemeChoice) => void;
  /** Address of the page that changes the password. */
  changePasswordHref: string;
  /** Left out while the provider is not in use. */
  connectGoogleHref?: string | undefined;
  /** Address that connects a Microsoft account; without it there is no such entry. */
  connectMicrosoftHref?: string | undefined;
  /** Signs the user out. */
  onLogOut: () => void;
}

export interface UserMenuProps
  extends UserMenuContent,
    Omit<ComponentPropsWithRef<'button'>, 'children' | 'name'> {
  /** Shown; the e-mail when it is missing. */
  name?: string | null;
  /** E-mail address, shown below the name or instead of it. */
  email: string;
  /** Picture, once known to load; wide screens only. */
  avatar?: string | null;
}

const deferredPanel = deferred<UserMenuPanelProps>(() =>
  import('./UserMenuPanel.js').then((module) => module.UserMenuPanel),
);

/** Who is signed in, and what they can change about it. Renders a `<button>`. */
export const UserMenu = ({
  name,
  email,
  avatar,
  labels,
  language,
  onLanguageChange,
  theme,
  onThemeChange,
  changePasswordHref,
  connectGoogleHref,
  connectMicrosoftHref,
  onLogOut,
  ...rest
}: UserMenuProps) => {
  const { Panel, anchored, button } = useDeferredPanel(deferredPanel, 'menu');
  const narrow = useMediaQuery(MOBILE_QUERY);
  const shown = name || email;
  const face =
    avatar && !narrow ? (
      <Avatar size="sm" name={shown} src={avatar} decorative />
    ) : (
      <Icon icon={UserIcon} size={narrow ? 'md' : 'sm'} />
    );
  return (
    <>
      <Trigger
        variant="quiet"
        icon={face}
        iconEnd={<Icon icon={ChevronDownIcon} size="sm" />}
        aria-label={`${labels.signedIn}: ${shown}`}
        {...button(rest)}
      >
        <Name>{shown}</Name>
      </Trigger>
      {Panel ? (
        <Panel
          {...anchored}
          shownName={shown}
          labels={labels}
          language={language}
          onLanguageChange={onLanguageChange}
          theme={theme}
          onThemeChange={onThemeChange}
          changePasswordHref={changePasswordHref}
          connectGoogleHref={connectGoogleHref}
          connectMicrosoftHref={connectMicrosoftHref}
          onLogOut={onLogOut}
        />
      ) : null}
    </>
  );
};
