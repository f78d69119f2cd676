import { HISTORY_KINDS, type HistoryEntry, type HistoryKind } from '@tavoite/model';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Select,
  SettingRow,
  Skeleton,
  Stack,
} from '@tavoite/ui';
import { ClockIcon } from '@tavoite/ui/icons';
import { Fragment, useEffect } from 'react';
import { writeText } from '../../core/addresses.js';
import { useAppDispatch } from '../../core/hooks.js';
import { useOpenScreen } from '../../core/openScreen.js';
import { ManagePage } from '../../core/page/ManagePage.js';
import { STEP, useSearch } from '../../core/useSearch.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import { useShownLanguage, useText } from '../../i18n/Texts.js';
import { useMoments } from '../../i18n/useMoments.js';
import { entriesCall, historyScreen, undoCall } from './slice.js';
import { useHistorySelector } from './state.js';
import { EVENT_WORDS, fieldWords, KIND_WORDS, valueWords } from './words.js';

const KIND = 'kind';

const kindIn = (search: string): HistoryKind | null => {
  const kind = new URLSearchParams(search).get(KIND);
  return HISTORY_KINDS.find((each) => each === kind) ?? null;
};

/** Who changed what in the organisation, when, and from what to what. */
const HistoryPage = () => {
  const dispatch = useAppDispatch();
  const { text, messageText } = useText();
  const locale = useShownLanguage();
  const written = useMoments();
  const [search, change] = useSearch();
  const kind = kindIn(search);
  const { data, error, status } = useHistorySelector((state) => state.history.entries);
  const { status: undoing } = useHistorySelector((state) => state.history.undo);
  useOpenScreen(historyScreen, undefined);

  useEffect(() => {
    dispatch(entriesCall.request({ kind, after: null }));
  }, [dispatch, kind]);

  const current = data?.kind === kind ? data : null;
  const row = (entry: HistoryEntry) => {
    const { at, event, fields, figures, id, subject, undoable, user } = entry;
    const when = written(at);
    return (
      <SettingRow
        key={id}
        title={text(EVENT_WORDS[event], { name: subject, count: figures ?? 0 })}
        actions={
          undoable ? (
            <Button
              size="sm"
              disabled={undoing === 'pending'}
              aria-label={text('action-of', {
                action: text('undo'),
                name: text(EVENT_WORDS[event], { name: subject, count: figures ?? 0 }),
              })}
              onClick={() => dispatch(undoCall.request({ id, kind }))}
            >
              {text('undo')}
            </Button>
          ) : undefined
        }
        description={
          <>
            {text('history-line', {
              name: user ? user.full_name || user.username : text('history-by-nobody'),
              when,
            })}
            {fields.map(({ field, before, after }) => (
              <Fragment key={field}>
                <br />
                {text('history-field', {
                  field: fieldWords(field, text),
                  before: valueWords(field, before, text, locale),
                  after: valueWords(field, after, text, locale),
                })}
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
        <ErrorState
          title={text('history-failed')}
          description={messageText(failureMessage(error))}
          retryLabel={text('retry')}
          onRetry={() => dispatch(entriesCall.request({ kind, after: null }))}
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
              onClick={() => dispatch(entriesCall.request({ kind, after: current }))}
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
          <p>{text('history-help')}</p>
          <Select
            label={text('history-show')}
            value={kind ?? ''}
            onChange={({ target }) =>
              change((before) => {
                writeText(before, KIND, target.value || null);
                return before;
              }, STEP)
            }
            options={[
              { value: '', label: text('history-everything') },
              ...HISTORY_KINDS.map((each) => ({ value: each, label: text(KIND_WORDS[each]) })),
            ]}
          />
          {list()}
        </Stack>
      </Card>
    </ManagePage>
  );
};

export default HistoryPage;
