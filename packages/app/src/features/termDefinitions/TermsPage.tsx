import type { TermDefinition } from '@tavoite/model';
import {
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  SettingRow,
  Skeleton,
  Stack,
  TextField,
} from '@tavoite/ui';
import { DataMapIcon } from '@tavoite/ui/icons';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch } from '../../core/hooks.js';
import { useOpenScreen } from '../../core/openScreen.js';
import { ManagePage } from '../../core/page/ManagePage.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import { useShownLanguage, useText } from '../../i18n/Texts.js';
import { indent } from '../definitionForm/index.js';
import { definitionsCall, removeCall, termsScreen } from './slice.js';
import { useDefinitionsSelector } from './state.js';
import { TermDialog } from './TermDialog.js';
import { type TermNode, treeOf } from './tree.js';

/** Rows that are drawn at once, and added by each step. */
const ROWS_PER_STEP = 200;
const NEW = 'new';

/** The organisation's terms, to be added, changed and deleted. */
const TermsPage = () => {
  const dispatch = useAppDispatch();
  const { text, messageText } = useText();
  const locale = useShownLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
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
  const wanted = filter.trim().toLocaleLowerCase(locale);
  const nodes = useMemo(() => treeOf(terms ?? []), [terms]);
  const found = useMemo(
    () =>
      nodes.filter(({ term: { key, title, title_fi: titleFi } }) =>
        `${key} ${title} ${titleFi ?? ''}`.toLocaleLowerCase(locale).includes(wanted),
      ),
    [nodes, wanted, locale],
  );
  const describe = (each: TermDefinition) => {
    // The tree shows it already, unless only some terms are listed.
    const parent = each.parent === null || !wanted ? undefined : byKey.get(each.parent);
    const made = each.formula
      ? `= ${each.formula}`
      : text(each.sum_values_in_tree ? 'term-is-sum' : 'term-is-entered');
    return [each.key, made, each.unit, parent && text('term-below', { parent: nameOf(parent) })]
      .filter(Boolean)
      .join(' · ');
  };
  const row = ({ term: each, depth }: TermNode) => (
    <SettingRow
      key={each.id}
      style={wanted ? undefined : indent(depth)}
      title={nameOf(each)}
      description={describe(each)}
      actions={
        <>
          <Button
            size="sm"
            aria-label={text('action-of', { action: text('edit'), name: nameOf(each) })}
            onClick={() => open(each.id)}
          >
            {text('edit')}
          </Button>
          <Button
            size="sm"
            aria-label={text('action-of', { action: text('delete'), name: nameOf(each) })}
            onClick={() => setAsked(each)}
          >
            {text('delete')}
          </Button>
        </>
      }
    />
  );
  const list = () => {
    if (error && !terms)
      return (
        <ErrorState
          title={text('definitions-failed')}
          description={messageText(failureMessage(error))}
          retryLabel={text('retry')}
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
        <TextField
          label={text('find-term')}
          type="search"
          value={filter}
          onChange={({ target }) => {
            setFilter(target.value);
            setCount(ROWS_PER_STEP);
          }}
        />
        <p role="status">{text('terms-found', { count: found.length })}</p>
        <div>{found.slice(0, count).map(row)}</div>
        {found.length > count ? (
          <Button onClick={() => setCount(count + ROWS_PER_STEP)}>{text('show-more-terms')}</Button>
        ) : null}
      </>
    );
  };
  return (
    <ManagePage
      page="terms"
      actions={
        <Button variant="primary" disabled={!terms} onClick={() => open(NEW)}>
          {text('new-term')}
        </Button>
      }
    >
      <Card role="region" aria-labelledby="kept-terms" aria-busy={!terms && !error}>
        <Stack>
          <h2 id="kept-terms" ref={heading} tabIndex={-1}>
            {text('all-terms')}
          </h2>
          <p>{text('terms-help')}</p>
          {list()}
        </Stack>
      </Card>
      {terms && (term || chosen === NEW) ? (
        <TermDialog key={chosen} term={term} terms={terms} onClose={close} />
      ) : null}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setAsked(null);
        }}
        title={text('term-delete-ask', { name: asked ? nameOf(asked) : '' })}
        message={text('term-delete-help')}
        confirmLabel={text('delete')}
        cancelLabel={text('cancel')}
        closeLabel={text('close')}
        tone="danger"
        pending={status === 'pending'}
        onConfirm={() => asked && dispatch(removeCall.request(asked))}
      />
    </ManagePage>
  );
};

export default TermsPage;
