import type { DateRange, Target, Term } from '@tavoite/model';
import { Icon, MenuButton, MenuItem, MenuLabel, MenuLinkItem, MenuSeparator } from '@tavoite/ui';
import {
  ChartLineIcon,
  DataMapIcon,
  SearchIcon,
  TargetIcon,
  TrendingUpIcon,
} from '@tavoite/ui/icons';
import { dataMapAddress } from '../../../core/addresses.js';
import { useAppDispatch, useAppSelector } from '../../../core/hooks.js';
import { useText } from '../../../i18n/Texts.js';
import { isRestricted } from '../../settings/index.js';
import { changeOpened, traceOpened } from '../../trace/index.js';

export interface TermNodeMenuProps {
  term: Term;
  period: DateRange;
  graphs: readonly { title: string; href: string }[];
  targets: readonly Target[];
  /** Whether the button is a tab stop. */
  isActive: boolean;
}

const Items = ({ term, period, graphs, targets }: Omit<TermNodeMenuProps, 'isActive'>) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const settings = useAppSelector((state) => state.settings.data);
  const isOpenTo = (view: 'strategy' | 'data-map') => settings && !isRestricted(settings, view);
  return (
    <>
      <MenuItem
        icon={<Icon icon={SearchIcon} size="sm" />}
        onSelect={() => dispatch(traceOpened({ key: term.key, ...period }))}
      >
        {text('trace-figure')}
      </MenuItem>
      <MenuItem
        icon={<Icon icon={TrendingUpIcon} size="sm" />}
        onSelect={() => dispatch(changeOpened({ key: term.key, ...period }))}
      >
        {text('why-did-it-change')}
      </MenuItem>
      {isOpenTo('data-map') ? (
        <MenuLinkItem
          href={dataMapAddress([term.key], period)}
          icon={<Icon icon={DataMapIcon} size="sm" />}
        >
          {text('show-in-data-map')}
        </MenuLinkItem>
      ) : null}
      {graphs.length > 0 ? (
        <>
          <MenuSeparator />
          <MenuLabel>{text('graphs')}</MenuLabel>
          {graphs.map(({ title, href }) => (
            <MenuLinkItem key={href} href={href} icon={<Icon icon={ChartLineIcon} size="sm" />}>
              {title}
            </MenuLinkItem>
          ))}
        </>
      ) : null}
      {targets.length > 0 && isOpenTo('strategy') ? (
        <>
          <MenuSeparator />
          <MenuLabel>{text('target-groups')}</MenuLabel>
          {targets.map(({ id, title }) => (
            <MenuLinkItem
              key={id}
              href={`/?target_id=${id}`}
              icon={<Icon icon={TargetIcon} size="sm" />}
            >
              {title}
            </MenuLinkItem>
          ))}
        </>
      ) : null}
    </>
  );
};

/** Questions about a term, and links to where else it is shown. */
export const TermNodeMenu = ({ isActive, ...menu }: TermNodeMenuProps) => {
  const { text } = useText();
  return (
    <MenuButton
      label={text('term-actions', { term: menu.term.title })}
      size="sm"
      tabIndex={isActive ? 0 : -1}
    >
      <Items {...menu} />
    </MenuButton>
  );
};
