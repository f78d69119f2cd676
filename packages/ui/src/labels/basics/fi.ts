// Those of the Finnish texts that an application's frame and its first screen show, so that the others can
// be loaded later. `labels/fi` has them, too.
import type { AppFrameProps } from '../../AppFrame/AppFrame.js';
import type { DateSelectorLabels } from '../../DateSelector/DateSelector.js';
import type { GroupCardLabels } from '../../GroupCard/GroupCard.js';
import type { FitLabels } from '../../GroupTree/GroupTree.js';
import type { ScrollLabels } from '../../GroupTree/ScrollHints.js';
import type { LeftMenuProps } from '../../LeftMenu/LeftMenu.js';
import type { PasswordFieldProps } from '../../PasswordField/PasswordField.js';
import type { TargetListLabels } from '../../TargetList/types.js';
import type { TargetMeterLabels } from '../../TargetMeter/TargetMeter.js';
import type { TargetSummaryLabels } from '../../TargetSummary/TargetSummary.js';
import type { ToastsProps } from '../../Toasts/Toasts.js';
import type { UserMenuLabels } from '../../UserMenu/content.js';

export const appFrame: Pick<AppFrameProps, 'skipLabel'> = {
  skipLabel: 'Siirry sisältöön',
};

export const dateSelector: DateSelectorLabels = {
  label: 'Jakso',
  none: 'Valitse kuukausi',
  ytd: 'YTD',
  ytdName: 'Tilikauden alusta kuluvaan kuukauteen',
  years: 'Vuodet',
  months: 'Kuukaudet',
  previousYear: 'Edellinen vuosi',
  nextYear: 'Seuraava vuosi',
  clear: 'Tyhjennä',
  empty: 'Valittavia kuukausia ei ole',
};

export const groupCard: GroupCardLabels = {
  expand: (title) => `Näytä alaryhmät: ${title}`,
  collapse: (title) => `Piilota alaryhmät: ${title}`,
  behindBelow: (count) => `${count} alatavoite${count > 1 ? 'tta' : ''} jäljessä`,
  owner: 'Vastuuhenkilö',
  loading: 'Ladataan tavoiteryhmiä',
};

export const groupTree: { label: string; scrollLabels: ScrollLabels; fitLabels: FitLabels } = {
  label: 'Tavoitteet',
  fitLabels: { fit: 'Sovita leveyteen', full: 'Todellinen koko' },
  scrollLabels: { left: 'Siirry vasemmalle', right: 'Siirry oikealle' },
};

export const leftMenu: Pick<
  LeftMenuProps,
  'label' | 'collapseLabel' | 'expandLabel' | 'submenuLabel'
> = {
  label: 'Päävalikko',
  collapseLabel: 'Pienennä',
  expandLabel: 'Laajenna valikko',
  submenuLabel: (entry) => `Alasivut: ${entry}`,
};

export const passwordField: Pick<PasswordFieldProps, 'revealLabel' | 'concealLabel'> = {
  revealLabel: 'Näytä salasana',
  concealLabel: 'Piilota salasana',
};

export const targetMeter: TargetMeterLabels = {
  status: {
    none: 'ei tietoja',
    low: 'kaukana jäljessä tavoitteesta',
    mid: 'jäljessä tavoitteesta',
    high: 'lähellä tavoitetta',
    achieved: 'saavutettu',
  },
  compare: 'Vertailuarvo',
  estimate: 'sisältää arvioita',
  missed: 'ei saavutettu',
  atLeast: (value) => `vähintään ${value}`,
  atMost: (value) => `enintään ${value}`,
  short: (value) => `puuttuu ${value}`,
  over: (value) => `ylitys ${value}`,
  points: '%-\u2060yks.',
};

export const targetList: TargetListLabels = {
  current: 'Nykyinen arvo',
  estimate: 'arvio',
  details: (title) => `Tavoitteen ${title} tiedot`,
  effect: { better: 'tavoitteen kannalta parempaan', worse: 'tavoitteen kannalta huonompaan' },
  empty: 'Ryhmällä ei ole tavoitteita',
  loading: 'Ladataan',
  meter: targetMeter,
};

export const targetSummary: TargetSummaryLabels = {
  label: 'Rajaa tavoitteita',
  all: (count) => (count === 1 ? '1 tavoite' : `${count} tavoitetta`),
  standing: {
    achieved: (count) => `${count} ${count === 1 ? 'saavutettu' : 'saavutettua'}`,
    close: (count) => `${count} lähellä`,
    behind: (count) => `${count} jäljessä`,
    'no-data': (count) => `${count} ilman\u00a0tietoja`,
  },
  hint: {
    achieved: 'Tavoite on saavutettu kokonaan',
    close: 'Tavoitteesta on saavutettu vähintään 90 %, mutta ei kaikkea',
    behind: 'Tavoitteesta on saavutettu alle 90 %; kolmio tarkoittaa alle 50 %',
    'no-data': 'Jaksolla ei ole nykyistä arvoa tai tavoitearvoa',
  },
  furthest: 'Eniten jäljessä',
  furthestOf: '% tavoitteesta',
  allBehind: (count) => `Näytä kaikki (${count})`,
};

export const toasts: Pick<ToastsProps, 'label' | 'dismissLabel'> = {
  label: 'Viestit',
  dismissLabel: 'Sulje viesti',
};

export const userMenu: UserMenuLabels = {
  signedIn: 'Kirjautunut',
  language: 'Kieli',
  theme: 'Teema',
  themes: { light: 'Vaalea', dark: 'Tumma', system: 'Järjestelmä' },
  account: 'Oma tili',
  changePassword: 'Vaihda salasana',
  connectGoogle: 'Yhdistä Google-tili',
  connectMicrosoft: 'Yhdistä Microsoft-tili',
  help: 'Ohje',
  logOut: 'Kirjaudu ulos',
};
