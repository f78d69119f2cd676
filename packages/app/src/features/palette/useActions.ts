import type { Language } from '@tavoite/model';
import {
  CollapseAllIcon,
  ComputerIcon,
  ExpandAllIcon,
  LanguageIcon,
  LinkIcon,
  LogOutIcon,
  MoonIcon,
  SunIcon,
} from '@tavoite/ui/icons';
import { useLocation, useNavigate } from 'react-router-dom';
import { LINKED_ORGANIZATION, searchText } from '../../core/addresses.js';
import { useAppDispatch, useAppSelector } from '../../core/hooks.js';
import { toastShown } from '../../core/toasts.js';
import { useLabels } from '../../i18n/labels.js';
import { useText } from '../../i18n/Texts.js';
import { languageCall, themeChosen } from '../preferences/index.js';
import { signOutRequested } from '../session/index.js';
import type { PaletteAction } from './items.js';

const LANGUAGES: Record<Language, string> = { en: 'English', fi: 'Suomi' };
const THEMES = { light: SunIcon, dark: MoonIcon, system: ComputerIcon } as const;

/** The pages whose branches open and close: the parameter that says which, and what closes all. */
const BRANCHES: Readonly<Record<string, [name: string, none: string | null]>> = {
  '/': ['opened-groups', '-'],
  '/data-map': ['opened-terms', null],
  '/logic': ['opened-terms', null],
};

/** What can be done on the page that is open, and everywhere. */
export function useActions(): PaletteAction[] {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { text } = useText();
  const { userMenu } = useLabels();
  const { language, theme } = useAppSelector((state) => state.preferences);
  const organization = useAppSelector((state) => state.organization.data?.organization?.id);

  const withParameter = (name: string, value: string | null) => {
    const parameters = new URLSearchParams(search);
    if (value === null) parameters.delete(name);
    else parameters.set(name, value);
    return searchText(parameters);
  };
  const copyLink = async () => {
    const address = withParameter(LINKED_ORGANIZATION, String(organization));
    try {
      await navigator.clipboard.writeText(`${window.location.origin}${pathname}${address}`);
      dispatch(toastShown('success', { key: 'link-copied' }));
    } catch {
      dispatch(toastShown('error', { key: 'link-not-copied' }));
    }
  };
  const branches = BRANCHES[pathname];
  const show = (value: string | null) => () => {
    if (branches) navigate({ search: withParameter(branches[0], value) });
  };
  const actions: Omit<PaletteAction, 'group'>[] = [
    { id: 'copy-link', label: text('copy-link'), icon: LinkIcon, run: () => void copyLink() },
    ...(branches
      ? [
          { id: 'expand', label: text('expand-all'), icon: ExpandAllIcon, run: show('*') },
          {
            id: 'collapse',
            label: text('collapse-all'),
            icon: CollapseAllIcon,
            run: show(branches[1]),
          },
        ]
      : []),
    ...(['light', 'dark', 'system'] as const)
      .filter((choice) => choice !== theme)
      .map((choice) => ({
        id: `theme/${choice}`,
        label: `${userMenu.theme}: ${userMenu.themes[choice]}`,
        icon: THEMES[choice],
        run: () => void dispatch(themeChosen(choice)),
      })),
    ...(['en', 'fi'] as const)
      .filter((choice) => choice !== language)
      .map((choice) => ({
        id: `language/${choice}`,
        label: `${userMenu.language}: ${LANGUAGES[choice]}`,
        icon: LanguageIcon,
        run: () => void dispatch(languageCall.request(choice)),
      })),
    {
      id: 'sign-out',
      label: userMenu.logOut,
      icon: LogOutIcon,
      run: () => void dispatch(signOutRequested()),
    },
  ];
  return actions.map((action) => ({ ...action, id: `action/${action.id}`, group: 'actions' }));
}
