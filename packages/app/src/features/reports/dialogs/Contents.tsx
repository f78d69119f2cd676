import { withWords } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import { LiveRegion, type ReorderableItem, ReorderableList, Stack, TextField } from '@tavoite/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useLabels } from '../../../i18n/labels.js';
import { useShownLanguage, useText } from '../../../i18n/Texts.js';
import { ItemIcon } from '../components/ItemIcon.js';
import { keyOfItem, placedAmong, type ReportItem } from '../items.js';
import { rowOfItem, titleOfItem } from '../words.js';
import { Hint } from './Hint.js';

/** What it is, and how much of it. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token('space-3')};
`;

/** A list that is longer than this can be searched. */
const SEARCHED_FROM = 8;

/** Keys of items in their order, and of those that the report has. */
interface Choice {
  listed: string[];
  included: string[];
}

export interface ContentsProps extends Choice {
  items: readonly ReportItem[];
  onChange: (changed: Partial<Choice>) => void;
}

/** What a report is made of: ticked and put in order. */
export const Contents = ({ items, listed, included, onChange }: ContentsProps) => {
  const { text } = useText();
  const language = useShownLanguage();
  const { reorderableList } = useLabels();
  const [search, setSearch] = useState('');
  const known = new Map(items.map((item) => [keyOfItem(item), item]));
  const rows = listed.flatMap((key): ReorderableItem[] => {
    const item = known.get(key);
    if (!item) return [];
    return [
      {
        id: key,
        title: titleOfItem(item, text),
        details: rowOfItem(item, text, language),
        included: included.includes(key),
        icon: <ItemIcon type={item.type} />,
      },
    ];
  });
  const isSearched = rows.length > SEARCHED_FROM;
  const query = isSearched ? search : '';
  const found = withWords(rows, query, language, ({ title, details }) => `${title} ${details}`);
  const chosen = rows.filter((row) => row.included).length;
  const isNarrowed = found.length < rows.length;
  return (
    <section aria-labelledby="report-contents">
      <Stack>
        <div>
          <Head>
            <h3 id="report-contents">{text('report-contents')}</h3>
            <Hint>{text('report-contents-count', { count: chosen, total: rows.length })}</Hint>
          </Head>
          <Hint>{text('report-contents-hint')}</Hint>
        </div>
        {isSearched && (
          <TextField
            label={text('search-report-items')}
            type="search"
            autoComplete="off"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        )}
        <LiveRegion
          message={isNarrowed ? text('report-items-found', { count: found.length }) : ''}
        />
        <ReorderableList
          items={found}
          labels={reorderableList}
          leftOutTitle={text('report-left-out')}
          emptyText={text(isNarrowed ? 'no-report-items-found' : 'no-report-items-description')}
          onReorder={(ids) => onChange({ listed: placedAmong(listed, ids) })}
          onToggle={(key, isIn) =>
            onChange({
              listed,
              included: isIn ? [...included, key] : included.filter((other) => other !== key),
            })
          }
        />
      </Stack>
    </section>
  );
};
