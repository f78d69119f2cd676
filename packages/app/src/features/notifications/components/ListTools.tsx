import { token } from '@tavoite/tokens';
import { Button, SegmentedControl, Toolbar } from '@tavoite/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/Texts.js';

/** As wide as the list. */
const Root = styled(Toolbar)`
  max-inline-size: 80rem;
`;

/** On a phone: the period and what is new in one row, and the search in another while it is open. */
export const NarrowTools = styled(Toolbar)`
  gap: ${token('space-2')};

  > [role='group'] {
    flex: 1 1 auto;
  }

  > :has(> svg) {
    flex: 1 0 100%;
  }
`;

const SEARCH_WIDTH = '280px';

const Search = styled.div`
  flex: 1 1 0;
  min-inline-size: 6rem;
  max-inline-size: ${SEARCH_WIDTH};
`;

export type Shown = 'all' | 'unread';

export interface ListToolsProps {
  shown: Shown;
  onShownChange: (shown: Shown) => void;
  /** Since the last visit, of those that are loaded: opening the page has marked them as read. */
  newCount: number;
  /** The field for words that are looked for; on a phone null until it is opened. */
  search: ReactNode;
  /** There is nothing yet to choose from. */
  disabled: boolean;
}

const Toggle = styled(Button)`
  padding-inline: ${token('space-2')};

  /* As the one of the period beside it. */
  &&[aria-pressed='true'] {
    color: ${token('color-accent-text')};
    background: ${token('color-surface-selected')};
    border-color: ${token('color-accent')};
  }
`;

/** On a phone: the messages of the period, or only those that are new, beside the period. */
export const NewToggle = ({
  shown,
  onShownChange,
  newCount,
  disabled,
}: Omit<ListToolsProps, 'search'>) => {
  const { text } = useText();
  const isNew = shown === 'unread';
  return (
    <Toggle
      aria-pressed={isNew}
      disabled={disabled}
      onClick={() => onShownChange(isNew ? 'all' : 'unread')}
    >
      {text('new-notifications', { count: newCount })}
    </Toggle>
  );
};

/** What the list is narrowed to: unread ones, and what words are looked for. */
export const ListTools = ({ shown, onShownChange, newCount, search, disabled }: ListToolsProps) => {
  const { text } = useText();
  return (
    <Root align="between">
      <SegmentedControl<Shown>
        label={text('shown-notifications')}
        value={shown}
        onValueChange={onShownChange}
        disabled={disabled}
        options={[
          { value: 'all', label: text('all-notifications') },
          { value: 'unread', label: text('new-notifications', { count: newCount }) },
        ]}
      />
      <Search>{search}</Search>
    </Root>
  );
};
