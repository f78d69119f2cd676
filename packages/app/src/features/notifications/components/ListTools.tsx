import { MOBILE_QUERY, SegmentedControl, Toolbar, useMediaQuery } from '@tavoite/ui';
import { styled } from 'styled-components';
import { SearchField } from '../../../core/page/SearchField.js';
import { useText } from '../../../i18n/Texts.js';

/** As wide as the list. */
const Root = styled(Toolbar)`
  max-inline-size: 80rem;
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
  typed: string;
  onTypedChange: (typed: string) => void;
  /** There is nothing yet to choose from. */
  disabled: boolean;
}

/** What the list is narrowed to: unread ones, and what words are looked for. */
export const ListTools = ({
  shown,
  onShownChange,
  newCount,
  typed,
  onTypedChange,
  disabled,
}: ListToolsProps) => {
  const { text } = useText();
  const isMobile = useMediaQuery(MOBILE_QUERY);
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
      <Search>
        <SearchField
          // Beside the choice there is room for one word on a phone.
          label={text(isMobile ? 'search-short' : 'search-notifications')}
          value={typed}
          onValueChange={onTypedChange}
          disabled={disabled}
        />
      </Search>
    </Root>
  );
};
