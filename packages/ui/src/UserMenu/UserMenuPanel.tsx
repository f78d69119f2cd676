import { AnchoredMenu } from '../DropdownMenu/AnchoredMenu.js';
import {
  MenuItem,
  MenuLabel,
  MenuLinkItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from '../DropdownMenu/index.js';
import { Icon, type IconDrawing } from '../Icon/index.js';
import {
  ComputerIcon,
  HelpIcon,
  LinkIcon,
  LockIcon,
  LogOutIcon,
  MoonIcon,
  SunIcon,
  UserIcon,
} from '../icons/index.js';
import type { AnchoredProps } from '../utils/useDeferredPanel.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import type { ThemeChoice, UserMenuContent } from './content.js';

const THEMES = [
  ['light', SunIcon],
  ['dark', MoonIcon],
  ['system', ComputerIcon],
] as const satisfies readonly (readonly [ThemeChoice, IconDrawing])[];

export interface UserMenuPanelProps extends UserMenuContent, AnchoredProps {
  /** Name or e-mail of who is signed in. */
  shownName: string;
}

/** The menu of a `UserMenu`, loaded when first needed. */
export const UserMenuPanel = ({
  shownName,
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
  ...anchored
}: UserMenuPanelProps) => (
  <AnchoredMenu {...anchored} label={`${labels.signedIn}: ${shownName}`}>
    <MenuLabel>
      {labels.signedIn}
      <VisuallyHidden>: </VisuallyHidden>
      <div>{shownName}</div>
    </MenuLabel>
    <MenuSeparator />
    <MenuLabel>{labels.language}</MenuLabel>
    <MenuRadioGroup label={labels.language} value={language} onValueChange={onLanguageChange}>
      <MenuRadioItem value="en" lang="en">
        English (EN)
      </MenuRadioItem>
      <MenuRadioItem value="fi" lang="fi">
        Suomi (FI)
      </MenuRadioItem>
    </MenuRadioGroup>
    <MenuSeparator />
    <MenuLabel>{labels.theme}</MenuLabel>
    <MenuRadioGroup label={labels.theme} value={theme} onValueChange={onThemeChange}>
      {THEMES.map(([value, icon]) => (
        <MenuRadioItem key={value} value={value} icon={<Icon icon={icon} size="sm" />}>
          {labels.themes[value]}
        </MenuRadioItem>
      ))}
    </MenuRadioGroup>
    <MenuSeparator />
    {accountHref ? (
      <MenuLinkItem href={accountHref} icon={<Icon icon={UserIcon} size="sm" />}>
        {labels.account}
      </MenuLinkItem>
    ) : null}
    <MenuLinkItem href={changePasswordHref} icon={<Icon icon={LockIcon} size="sm" />}>
      {labels.changePassword}
    </MenuLinkItem>
    {connectGoogleHref ? (
      <MenuLinkItem href={connectGoogleHref} icon={<Icon icon={LinkIcon} size="sm" />}>
        {labels.connectGoogle}
      </MenuLinkItem>
    ) : null}
    {connectMicrosoftHref ? (
      <MenuLinkItem href={connectMicrosoftHref} icon={<Icon icon={LinkIcon} size="sm" />}>
        {labels.connectMicrosoft}
      </MenuLinkItem>
    ) : null}
    <MenuSeparator />
    {helpHref ? (
      <MenuLinkItem href={helpHref} icon={<Icon icon={HelpIcon} size="sm" />}>
        {labels.help}
      </MenuLinkItem>
    ) : null}
    <MenuItem onSelect={onLogOut} icon={<Icon icon={LogOutIcon} size="sm" />}>
      {labels.logOut}
    </MenuItem>
  </AnchoredMenu>
);
