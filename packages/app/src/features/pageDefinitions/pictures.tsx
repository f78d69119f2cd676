import { token } from '@tavoite/tokens';
import { Icon, type IconName, type PictureOption, viewIcon } from '@tavoite/ui';
import { styled } from 'styled-components';
import type { MessageKey } from '../../i18n/message.js';
import type { TextFunctions } from '../../i18n/Texts.js';

/** Icons that suit a page. The first one is that of a page that names none. */
const ICONS = {
  'chart-line': 'icon-chart-line',
  'chart-bar': 'icon-chart-bar',
  'chart-stacked': 'icon-chart-stacked',
  'chart-area': 'icon-chart-area',
  'chart-pie': 'icon-chart-pie',
  'trending-up': 'icon-trending-up',
  'trending-down': 'icon-trending-down',
  radar: 'icon-radar',
  target: 'icon-target',
  flag: 'icon-flag',
  star: 'icon-star',
  percent: 'icon-percent',
  euro: 'icon-euro',
  coins: 'icon-coins',
  wallet: 'icon-wallet',
  'piggy-bank': 'icon-piggy-bank',
  scale: 'icon-scale',
  briefcase: 'icon-briefcase',
  building: 'icon-building',
  factory: 'icon-factory',
  package: 'icon-package',
  'shopping-cart': 'icon-shopping-cart',
  truck: 'icon-truck',
  wrench: 'icon-wrench',
  users: 'icon-users',
  smile: 'icon-smile',
  handshake: 'icon-handshake',
  graduation: 'icon-graduation',
  health: 'icon-health',
  leaf: 'icon-leaf',
  clipboard: 'icon-clipboard',
  clock: 'icon-clock',
  map: 'icon-map',
  network: 'icon-network',
  layers: 'icon-layers',
  dashboard: 'icon-dashboard',
} as const satisfies Partial<Record<IconName, MessageKey>>;

const [USUAL_ICON = ''] = Object.keys(ICONS);

const Swatch = styled.span`
  display: block;
  width: 20px;
  height: 20px;
  border-radius: ${token('radius-small')};
  background: var(--swatch);
  forced-color-adjust: none;

  &[data-automatic] {
    border: 1px dashed ${token('color-border-strong')};
  }
`;

/** The icons to choose from, and one of another name where the page has it. */
export function iconOptions(text: TextFunctions['text'], chosen: string | null): PictureOption[] {
  const known: PictureOption[] = Object.entries(ICONS).map(([value, key]) => ({
    value,
    label: text(key),
    picture: <Icon icon={viewIcon(value)} />,
  }));
  if (chosen === null || chosen in ICONS) return known;
  return [...known, { value: chosen, label: chosen, picture: <Icon icon={viewIcon(chosen)} /> }];
}

/** What is chosen where a page names no icon. */
export const chosenIcon = (icon: string | null): string => icon ?? USUAL_ICON;

/** Of a series that names no colour. */
export const AUTOMATIC = '';
const COLORS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The colours of series to choose from, and another one where the series has it. */
export function colorOptions(text: TextFunctions['text'], chosen?: string): PictureOption[] {
  const known: PictureOption[] = COLORS.map((number) => ({
    value: `data-${number}`,
    label: String(number),
    picture: <Swatch style={{ '--swatch': token(`data-${number}`) } as React.CSSProperties} />,
  }));
  const automatic = {
    value: AUTOMATIC,
    label: text('page-color-automatic'),
    picture: <Swatch data-automatic="" />,
  };
  const own = chosen !== undefined && !known.some(({ value }) => value === chosen);
  return [
    automatic,
    ...known,
    ...(own
      ? [
          {
            value: chosen,
            label: chosen,
            picture: <Swatch style={{ '--swatch': chosen } as React.CSSProperties} />,
          },
        ]
      : []),
  ];
}
