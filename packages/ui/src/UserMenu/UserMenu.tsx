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
import type { UserMenuContent } from './content.js';
import type { UserMenuPanelProps } from './UserMenuPanel.js';

const Trigger = styled(Button)`
  max-width: min(15rem, 100%);
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

  /* The sign alone: the name of the organisation beside it needs the room. */
  ${mobile} {
    flex: none;
    min-width: ${token('space-10')};

    > span > svg:last-child {
      display: none;
    }
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
  accountHref,
  changePasswordHref,
  connectGoogleHref,
  connectMicrosoftHref,
  helpHref,
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
        <Name title={shown}>{shown}</Name>
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
          accountHref={accountHref}
          changePasswordHref={changePasswordHref}
          connectGoogleHref={connectGoogleHref}
          connectMicrosoftHref={connectMicrosoftHref}
          helpHref={helpHref}
          onLogOut={onLogOut}
        />
      ) : null}
    </>
  );
};
