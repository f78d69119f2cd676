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
  /** Text of the link to the page of the user's account. */
  account: string;
  /** Text of the link to change the password. */
  changePassword: string;
  /** Text of the link to connect a Google account. */
  connectGoogle: string;
  /** Text of the link to connect a Microsoft account. */
  connectMicrosoft: string;
  /** Text of the link to the help; needed where there is one. */
  help?: string;
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
  /** Address of the page of the user's account; without it there is no such entry. */
  accountHref?: string | undefined;
  /** Address of the page that changes the password. */
  changePasswordHref: string;
  /** Left out while the provider is not in use. */
  connectGoogleHref?: string | undefined;
  /** Address that connects a Microsoft account; without it there is no such entry. */
  connectMicrosoftHref?: string | undefined;
  /** Address of the help; without it there is no such entry. */
  helpHref?: string | undefined;
  /** Signs the user out. */
  onLogOut: () => void;
}
