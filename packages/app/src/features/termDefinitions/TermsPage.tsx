import { hasWords, searchWords, type TermDefinition } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import { Button, Card, EmptyState, Skeleton, Stack } from '@tavoite/ui';
import { DataMapIcon } from '@tavoite/ui/icons';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAppDispatch } from '../../core/hooks.js';
import { useOpenScreen } from '../../core/openScreen.js';
import { Lead } from '../../core/page/CardHead.js';
import { DangerDialog } from '../../core/page/DangerDialog.js';
import { LoadFailure } from '../../core/page/LoadFailure.js';
import { ManagePage } from '../../core/page/ManagePage.js';
import { SearchField } from '../../core/page/SearchField.js';
import { useShownLanguage, useText } from '../../i18n/Texts.js';
import { FoldButtons, useFolding } from '../definitionForm/index.js';
import { definitionsCall, removeCall, termsScreen } from './slice.js';
import { useDefinitionsSelector } from './state.js';
import { TermDialog } from './TermDialog.js';
import { TermRows } from './TermRows.js';
import { treeOf } from './tree.js';

/** Rows that are drawn at once, and added by each step. */
const ROWS_PER_STEP = 200;
const NEW = 'new';

/** What is looked for, how many there are, and what is done with the whole tree. */
const Found = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-4')};

  > :first-child {
    flex: 0 1 20em;
  }

  > p {
    flex: 1;
  }
`;

/** The organisation's terms, to be added, changed and deleted. */
const TermsPage = () => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const locale = useShownLanguage();
  const heading = useRef<HTMLParagraphElement>(null);
  const [params, setParams] = useSearchParams();
  const { data: terms, error } = useDefinitionsSelector((state) => state.termDefinitions.list);
  const { status } = useDefinitionsSelector((state) => state.termDefinitions.remove);
  const [filter, setFilter] = useState('');
  const [count, setCount] = useState(ROWS_PER_STEP);
  const [asked, setAsked] = useState<TermDefinition | null>(null);
  useOpenScreen(termsScreen, undefined);

  const chosen = params.get('term');
  const term = terms?.find(({ id }) => String(id) === chosen) ?? null;
  const open = (id: number | typeof NEW) => setParams({ term: String(id) });
  const close = useCallback(() => setParams({}, { replace: true }), [setParams]);

  useEffect(() => {
    if (status !== 'fulfilled' && status !== 'rejected') return;
    setAsked(null);
    // The button that opened the question has gone with its term.
    if (status === 'fulfilled') heading.current?.focus();
  }, [status]);

  const nameOf = useCallback(
    (each: TermDefinition) => (locale === 'fi' ? each.title_fi : null) || each.title,
    [locale],
  );
  const byKey = useMemo(() => new Map(terms?.map((each) => [each.key, each])), [terms]);
  const words = useMemo(() => searchWords(filter, locale), [filter, locale]);
  const isSearched = words.length > 0;
  const nodes = useMemo(() => treeOf(terms ?? []), [terms]);
  const found = useMemo(
    () =>
      nodes.filter(({ term: { key, title, title_fi: titleFi } }) =>
        hasWords(`${key} ${title} ${titleFi ?? ''}`, words, locale),
      ),
    [nodes, words, locale],
  );
  const folding = useFolding(nodes);
  const shown = isSearched ? found : folding.inSight;
  const list = () => {
    if (error && !terms)
      return (
        <LoadFailure
          title={text('definitions-failed')}
          error={error}
          onRetry={() => dispatch(definitionsCall.request())}
        />
      );
    if (!terms) return <Skeleton shape="block" height={264} />;
    if (terms.length === 0)
      return (
        <EmptyState
          icon={DataMapIcon}
          title={text('no-definitions')}
          description={text('no-definitions-description')}
        />
      );
    return (
      <>
        <Found>
          <SearchField
            label={text('find-term')}
            value={filter}
            onValueChange={(value) => {
              setFilter(value);
              setCount(ROWS_PER_STEP);
            }}
          />
          <p role="status">{text('terms-found', { count: found.length })}</p>
          {!isSearched && nodes.some(({ isBranch }) => isBranch) ? (
            <FoldButtons folding={folding} />
          ) : null}
        </Found>
        {shown.length > 0 ? (
          <TermRows
            nodes={shown.slice(0, count)}
            isFlat={isSearched}
            isOpen={folding.isOpen}
            byKey={byKey}
            nameOf={nameOf}
            onFold={folding.fold}
            onEdit={({ id }) => open(id)}
            onAddBelow={({ key }) => setParams({ term: NEW, in: key })}
            onDelete={setAsked}
          />
        ) : null}
        {shown.length > count ? (
          <Button onClick={() => setCount(count + ROWS_PER_STEP)}>{text('show-more-terms')}</Button>
        ) : null}
      </>
    );
  };
  return (
    <ManagePage
      page="terms"
      add={{ label: text('new-term'), disabled: !terms, onClick: () => open(NEW) }}
    >
      <Card role="region" aria-label={text('all-terms')} aria-busy={!terms && !error}>
        <Stack>
          {/* The page's own heading says what these are. */}
          <Lead ref={heading} tabIndex={-1}>
            {text('terms-help')}
          </Lead>
          {list()}
        </Stack>
      </Card>
      {terms && (term || chosen === NEW) ? (
        <TermDialog
          key={chosen}
          term={term}
          parent={params.get('in')}
          terms={terms}
          onClose={close}
        />
      ) : null}
      <DangerDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={text('term-delete-ask', { name: asked ? nameOf(asked) : '' })}
        message={text('term-delete-help')}
        confirmLabel={text('delete')}
        pending={status === 'pending'}
        onConfirm={() => asked && dispatch(removeCall.request(asked))}
      />
    </ManagePage>
  );
};

export default TermsPage;
