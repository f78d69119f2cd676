import { type ChangedField, HISTORY_KINDS, type HistoryEntry } from '@tavoite/model';
import {
  Banner,
  Button,
  Card,
  Columns,
  EmptyState,
  Select,
  SettingRow,
  Skeleton,
  Stack,
} from '@tavoite/ui';
import { ClockIcon } from '@tavoite/ui/icons';
import { Fragment, useEffect, useMemo } from 'react';
import { styled } from 'styled-components';
import { writeText } from '../../core/addresses.js';
import { useAppDispatch } from '../../core/hooks.js';
import { useOpenScreen } from '../../core/openScreen.js';
import { Lead } from '../../core/page/CardHead.js';
import { LoadFailure } from '../../core/page/LoadFailure.js';
import { ManagePage } from '../../core/page/ManagePage.js';
import { useMoments } from '../../core/useMoments.js';
import { STEP, useSearch } from '../../core/useSearch.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import { type TextFunctions, useShownLanguage, useText } from '../../i18n/Texts.js';
import { fieldWords, valueWords } from '../definitionForm/index.js';
import { entriesCall, type Filter, historyScreen, peopleCall, undoCall } from './slice.js';
import { useHistorySelector } from './state.js';
import { EVENT_WORDS, KIND_WORDS, monthsOf } from './words.js';

/** Below this width the choices stand below one another. */
const FILTER_MIN_PX = 240;

/** As wide as their words need, however wide the card is. */
const Filters = styled(Columns)`
  max-width: 40rem;
`;

const KIND = 'kind';
const USER = 'user';
const ABOUT = 'about';

function filterIn(search: string): Filter {
  const parameters = new URLSearchParams(search);
  const kind = parameters.get(KIND);
  const user = Number(parameters.get(USER));
  const about = parameters.get(ABOUT);
  return {
    kind: HISTORY_KINDS.find((each) => each === kind) ?? null,
    user: Number.isInteger(user) && user > 0 ? user : null,
    about: about !== null && /^[a-z]+ \d+$/.test(about) ? about : null,
  };
}

/** What is said of it: of what was added or deleted nothing is a change, and what is off goes without saying. */
const isTold = ({ event }: HistoryEntry, { before, after }: ChangedField): boolean =>
  !(event.endsWith('_added') && after === 'false') &&
  !(event.endsWith('_deleted') && before === 'false');

/** A webhook has one name, for all languages. */
const nameOf = (event: HistoryEntry['event'], field: string, text: TextFunctions['text']) =>
  event.startsWith('webhook_') && field === 'name'
    ? text('access-token-name')
    : fieldWords(field, text);

/** Who changed what in the organisation, when, and from what to what. */
const HistoryPage = () => {
  const dispatch = useAppDispatch();
  const { text, messageText } = useText();
  const locale = useShownLanguage();
  const written = useMoments();
  const [search, change] = useSearch();
  const filter = useMemo(() => filterIn(search), [search]);
  const { data, error, status } = useHistorySelector((state) => state.history.entries);
  const { status: undoing } = useHistorySelector((state) => state.history.undo);
  const people = useHistorySelector((state) => state.history.people.data) ?? [];
  useOpenScreen(historyScreen, undefined);

  useEffect(() => {
    dispatch(peopleCall.request());
  }, [dispatch]);
  useEffect(() => {
    dispatch(entriesCall.request({ filter, after: null }));
  }, [dispatch, filter]);

  const choose = (name: string, value: string | null) =>
    change((before) => {
      writeText(before, name, value);
      return before;
    }, STEP);
  const current = data?.filter === filter ? data : null;
  const titleOf = ({ event, subject, figures, months }: HistoryEntry) =>
    text(EVENT_WORDS[event], {
      name: event.startsWith('month_') && months ? monthsOf(months) : subject,
      count: figures ?? 0,
    });
  const authorOf = ({ user, access_token: token }: HistoryEntry) => {
    if (!user) return text('history-by-nobody');
    const name = user.full_name || user.username;
    return token === null ? name : text('history-by-machine', { name, token });
  };
  const details = (entry: HistoryEntry) => {
    const { event, fields, figures, months, reason } = entry;
    const told = fields.filter((changed) => isTold(entry, changed));
    // Of many changed figures the server tells the first ones.
    const untold = months && told.length > 0 ? (figures ?? 0) - told.length : 0;
    const words = (field: string, value: string | null) => valueWords(field, value, text, locale);
    return [
      ...(months && !event.startsWith('month_') ? [monthsOf(months)] : []),
      ...(reason === null ? [] : [text('change-because', { reason })]),
      ...told.map(({ field, before, after }) => {
        const named = { field: nameOf(event, field, text) };
        if (event.endsWith('_added'))
          return text('history-value', { ...named, value: words(field, after) });
        if (event.endsWith('_deleted'))
          return text('history-value', { ...named, value: words(field, before) });
        return text('history-field', {
          ...named,
          before: words(field, before),
          after: words(field, after),
        });
      }),
      ...(untold > 0 ? [text('and-more', { count: untold })] : []),
    ];
  };
  const row = (entry: HistoryEntry) => {
    const { about, at, id, undoable } = entry;
    const title = titleOf(entry);
    const button = (action: string, onClick: () => void, disabled = false) => (
      <Button
        size="sm"
        disabled={disabled}
        aria-label={text('action-of', { action, name: title })}
        onClick={onClick}
      >
        {action}
      </Button>
    );
    return (
      <SettingRow
        key={id}
        title={title}
        actions={
          <>
            {about !== null && filter.about === null
              ? button(text('history-of-this'), () => choose(ABOUT, about))
              : null}
            {undoable
              ? button(
                  text('undo'),
                  () => dispatch(undoCall.request({ id, filter })),
                  undoing === 'pending',
                )
              : null}
          </>
        }
        description={
          <>
            {text('history-line', {
              name: authorOf(entry),
              when: written(at),
            })}
            {details(entry).map((line) => (
              <Fragment key={line}>
                <br />
                {line}
              </Fragment>
            ))}
          </>
        }
      />
    );
  };
  const list = () => {
    if (error && !current)
      return (
        <LoadFailure
          title={text('history-failed')}
          error={error}
          onRetry={() => dispatch(entriesCall.request({ filter, after: null }))}
        />
      );
    if (!current) return <Skeleton shape="block" height={264} />;
    if (current.entries.length === 0)
      return (
        <EmptyState
          icon={ClockIcon}
          title={text('history-empty')}
          description={text('history-empty-description')}
        />
      );
    return (
      <>
        <div>{current.entries.map(row)}</div>
        {error ? <p role="alert">{messageText(failureMessage(error))}</p> : null}
        {current.count > current.entries.length ? (
          <div>
            <Button
              loading={status === 'pending'}
              loadingLabel={text('loading')}
              onClick={() => dispatch(entriesCall.request({ filter, after: current }))}
            >
              {text('history-more')}
            </Button>
          </div>
        ) : null}
      </>
    );
  };
  return (
    <ManagePage page="history">
      <Card aria-busy={status === 'pending'}>
        <Stack>
          <Lead>{text('history-help')}</Lead>
          <Filters min={FILTER_MIN_PX}>
            <Select
              label={text('history-show')}
              value={filter.kind ?? ''}
              onChange={({ target }) => choose(KIND, target.value || null)}
              options={[
                { value: '', label: text('history-everything') },
                ...HISTORY_KINDS.map((each) => ({ value: each, label: text(KIND_WORDS[each]) })),
              ]}
            />
            <Select
              label={text('history-changed-by')}
              value={String(filter.user ?? '')}
              onChange={({ target }) => choose(USER, target.value || null)}
              options={[
                { value: '', label: text('history-anyone') },
                ...people.map((person) => ({
                  value: String(person.id),
                  label: person.full_name || person.email,
                })),
              ]}
            />
          </Filters>
          {filter.about !== null ? (
            <>
              <Banner tone="info">
                {text('history-only-about', { name: current?.entries[0]?.subject ?? '' })}
              </Banner>
              <div>
                <Button size="sm" onClick={() => choose(ABOUT, null)}>
                  {text('history-show-all')}
                </Button>
              </div>
            </>
          ) : null}
          {list()}
        </Stack>
      </Card>
    </ManagePage>
  );
};

export default HistoryPage;
