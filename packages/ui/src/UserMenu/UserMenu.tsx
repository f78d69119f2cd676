import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../Avatar/index.js';
import { Button } from '../Button/index.js';
import {
  DropdownMenu,
  MenuItem,
  MenuLabel,
  MenuLinkItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from '../DropdownMenu/index.js';
import { Icon, type IconName } from '../Icon/index.js';
import { MOBILE_QUERY, mobile } from '../styles/index.js';
import { useMediaQuery } from '../utils/useMediaQuery.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';

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

const THEMES = [
  ['light', 'sun'],
  ['dark', 'moon'],
  ['system', 'computer'],
] as const satisfies readonly (readonly [ThemeChoice, IconName])[];

export interface UserMenuTexts {
  /** Heading above the name, such as "Signed in". */
  signedIn: string;
  language: string;
  theme: string;
  themes: Record<ThemeChoice, string>;
  changePassword: string;
  connectGoogle: string;
  connectMicrosoft: string;
  logOut: string;
}

export interface UserMenuProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'name'> {
  texts: UserMenuTexts;
  /** Shown; the e-mail when it is missing. */
  name?: string | null;
  email: string;
  /** Picture, once known to load; wide screens only. */
  avatar?: string | null;
  language: LanguageChoice;
  onLanguageChange: (language: LanguageChoice) => void;
  theme: ThemeChoice;
  onThemeChange: (theme: ThemeChoice) => void;
  changePasswordHref: string;
  /** Left out while the provider is not in use. */
  connectGoogleHref?: string;
  connectMicrosoftHref?: string;
  onLogOut: () => void;
}

/** Who is signed in, and what they can change about it. Renders a `<button>`. */
export const UserMenu = ({
  texts,
  name,
  email,
  avatar,
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
  const narrow = useMediaQuery(MOBILE_QUERY);
  const shown = name || email;
  const face =
    avatar && !narrow ? (
      <Avatar size="sm" name={shown} src={avatar} decorative />
    ) : (
      <Icon name="user" size={narrow ? 'md' : 'sm'} />
    );
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Trigger
          variant="quiet"
          icon={face}
          iconEnd={<Icon name="chevron-down" size="sm" />}
          aria-label={`${texts.signedIn}: ${shown}`}
          {...rest}
        >
          <Name>{shown}</Name>
        </Trigger>
      }
    >
      <MenuLabel>
        {texts.signedIn}
        <VisuallyHidden>: </VisuallyHidden>
        <div>{shown}</div>
      </MenuLabel>
      <MenuSeparator />
      <MenuLabel>{texts.language}</MenuLabel>
      <MenuRadioGroup label={texts.language} value={language} onValueChange={onLanguageChange}>
        <MenuRadioItem value="en" lang="en">
          English (EN)
        </MenuRadioItem>
        <MenuRadioItem value="fi" lang="fi">
          Suomi (FI)
        </MenuRadioItem>
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuLabel>{texts.theme}</MenuLabel>
      <MenuRadioGroup label={texts.theme} value={theme} onValueChange={onThemeChange}>
        {THEMES.map(([value, icon]) => (
          <MenuRadioItem key={value} value={value} icon={<Icon name={icon} size="sm" />}>
            {texts.themes[value]}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuLinkItem href={changePasswordHref} icon={<Icon name="lock" size="sm" />}>
        {texts.changePassword}
      </MenuLinkItem>
      {connectGoogleHref ? (
        <MenuLinkItem href={connectGoogleHref} icon={<Icon name="link" size="sm" />}>
          {texts.connectGoogle}
        </MenuLinkItem>
      ) : null}
      {connectMicrosoftHref ? (
        <MenuLinkItem href={connectMicrosoftHref} icon={<Icon name="link" size="sm" />}>
          {texts.connectMicrosoft}
        </MenuLinkItem>
      ) : null}
      <MenuSeparator />
      <MenuItem onSelect={onLogOut} icon={<Icon name="log-out" size="sm" />}>
        {texts.logOut}
      </MenuItem>
    </DropdownMenu>
  );
};
