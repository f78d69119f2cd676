/** Contents that the shell's stories share. */
import type { LeftMenuEntry } from '../LeftMenu/index.js';
import type { UserMenuTexts } from '../UserMenu/index.js';
import type { OrganizationNode } from '../utils/organizations.js';

export type StoryLanguage = 'en' | 'fi';

export const storyLanguage = (globals: Record<string, unknown>): StoryLanguage =>
  globals.language === 'fi' ? 'fi' : 'en';

export const ORGANIZATIONS: readonly OrganizationNode[] = [
  {
    id: 1,
    name: 'Pohjola Oyj',
    children: [
      {
        id: 2,
        name: 'Pohjola Energia',
        children: [
          { id: 3, name: 'Kaukolämpö' },
          { id: 4, name: 'Sähköverkkojen kunnossapito ja rakentaminen' },
        ],
      },
      { id: 5, name: 'Pohjola Kiinteistöt' },
    ],
  },
];

const MENU_TEXTS = {
  en: {
    strategy: 'Strategy',
    roadmap: 'Roadmap',
    logic: 'Business logic',
    notifications: 'Notifications',
    unread: 'Unread notifications',
    dataMap: 'Data map',
    sales: 'Net sales',
    customers: 'Customers',
    children: ['Customer satisfaction', 'Delivery reliability', 'Complaints'],
    personnel: 'Personnel',
  },
  fi: {
    strategy: 'Strategia',
    roadmap: 'Tiekartta',
    logic: 'Liiketoimintalogiikka',
    notifications: 'Ilmoitukset',
    unread: 'Lukemattomia ilmoituksia',
    dataMap: 'Datakartta',
    sales: 'Liikevaihto',
    customers: 'Asiakaskokemus',
    children: ['Asiakastyytyväisyys', 'Toimitusvarmuus', 'Reklamaatioiden käsittelyaika'],
    personnel: 'Henkilöstön hyvinvointi',
  },
} as const;

export const menuEntries = (language: StoryLanguage): LeftMenuEntry[] => {
  const text = MENU_TEXTS[language];
  return [
    { id: 'strategy', label: text.strategy, href: '#/', icon: 'target', current: true },
    { id: 'roadmap', label: text.roadmap, href: '#/roadmap', icon: 'roadmap' },
    { id: 'logic', label: text.logic, href: '#/logic', icon: 'logic' },
    {
      id: 'notifications',
      label: text.notifications,
      href: '#/notifications',
      icon: 'bell',
      dotLabel: text.unread,
    },
    { id: 'data-map', label: text.dataMap, href: '#/data-map', icon: 'data-map' },
    { id: '7', label: text.sales, href: '#/net-sales', icon: 'chart-line' },
    {
      id: '8',
      label: text.customers,
      href: '#/customer-satisfaction',
      icon: 'smile',
      children: text.children.map((label, at) => ({
        id: `8-${at}`,
        label,
        href: `#/customers-${at}`,
      })),
    },
    { id: '9', label: text.personnel, href: '#/personnel', icon: 'users' },
  ];
};

export const MENU_LABELS = {
  en: {
    label: 'Main menu',
    collapseLabel: 'Collapse',
    expandLabel: 'Expand menu',
    submenuLabel: (entry: string) => `${entry}: pages`,
  },
  fi: {
    label: 'Päävalikko',
    collapseLabel: 'Pienennä',
    expandLabel: 'Laajenna valikko',
    submenuLabel: (entry: string) => `${entry}: sivut`,
  },
} as const;

export const USER_TEXTS: Record<StoryLanguage, UserMenuTexts> = {
  en: {
    signedIn: 'Signed in',
    language: 'Language',
    theme: 'Theme',
    themes: { light: 'Light', dark: 'Dark', system: 'Computer' },
    changePassword: 'Change password',
    connectGoogle: 'Connect Google',
    connectMicrosoft: 'Connect Microsoft',
    logOut: 'Log out',
  },
  fi: {
    signedIn: 'Kirjautunut',
    language: 'Kieli',
    theme: 'Teema',
    themes: { light: 'Vaalea', dark: 'Tumma', system: 'Tietokoneen asetus' },
    changePassword: 'Vaihda salasana',
    connectGoogle: 'Liitä Google-tili',
    connectMicrosoft: 'Liitä Microsoft-tili',
    logOut: 'Kirjaudu ulos',
  },
};

export const ENVIRONMENT_LABEL = { en: 'Selected environment', fi: 'Valittu ympäristö' } as const;
export const HOT_LINK_LABEL = { en: 'Switch organisation', fi: 'Vaihda organisaatiota' } as const;
