import type { Notification } from '@tavoite/model';
import { rangeToDates } from '@tavoite/model';
import {
  Banner,
  Button,
  ConfirmDialog,
  DateSelector,
  EmptyState,
  ErrorState,
  Icon,
  IconButton,
  LiveRegion,
  MessageList,
  MessageSkeleton,
  MOBILE_QUERY,
  relativeTime,
  SpinnerOverlay,
  Stack,
  Toolbar,
  useMediaQuery,
} from '@tavoite/ui';
import { BellIcon, EditIcon, SearchIcon } from '@tavoite/ui/icons';
import { useCallback, useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../core/hooks.js';
import { useOpenScreen } from '../../core/openScreen.js';
import { useFoldedSearch } from '../../core/page/useFoldedSearch.js';
import { lazyPart } from '../../core/screen.js';
import { STEP, useSearch } from '../../core/useSearch.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import { useLabels } from '../../i18n/labels.js';
import { useText } from '../../i18n/Texts.js';
import { MessagesPage } from '../messagesPage/index.js';
import { usePeriod, usePeriodLabels } from '../period/index.js';
import { ListTools, NarrowTools, NewToggle, type Shown } from './components/ListTools.js';
import { NotificationCard } from './components/NotificationCard.js';
import { useDeletion } from './components/useDeletion.js';
import { found, isNewIn } from './shown.js';
import { draftDiscarded, notificationsScreen, pageCall, writeRequested } from './slice.js';
import { useNotificationsSelector } from './state.js';
import { useLinked } from './useLinked.js';

/** Brings the editor with it, so it is loaded when someone writes. */
const WriteDialog = lazyPart(() => import('./components/WriteDialog.js'));

/** Characters of a draft's title, which may be of any length. */
const SHOWN_CHARACTERS = 80;

const shortened = (title: string): string =>
  title.length > SHOWN_CHARACTERS ? `${title.slice(0, SHOWN_CHARACTERS).trimEnd()}…` : title;

/** Name of the query parameter of what is shown; all without it. */
const SHOWN = 'show';
const UNREAD = 'unread' satisfies Shown;

/** Notifications of the chosen period, newest first. Period and linked message are in the address. */
const NotificationsPage = () => {
  const dispatch = useAppDispatch();
  const { text, messageText } = useText();
  const isMobile = useMediaQuery(MOBILE_QUERY);
  const labels = useLabels();
  const periodLabels = usePeriodLabels();
  const [search, change] = useSearch();
  const [typed, setTyped] = useState('');
  const shown: Shown = new URLSearchParams(search).get(SHOWN) === UNREAD ? UNREAD : 'all';
  const show = (next: Shown) =>
    change((before) => {
      if (next === UNREAD) before.set(SHOWN, UNREAD);
      else before.delete(SHOWN);
      return before;
    }, STEP);
  const { range, selection, options, choose } = usePeriod('notifications', null);
  const locale = useAppSelector((state) => state.preferences.language);
  const user = useAppSelector((state) => state.user.data);
  const { page, list, linked, dialog, keptDraft } = useNotificationsSelector(
    (state) => state.notifications,
  );
  const isManager = user?.notification_manager ?? false;

  useOpenScreen(notificationsScreen, undefined);
  const { start, end } = range;
  const load = useCallback(
    (number = 1, asOf: string | null = null) =>
      dispatch(
        pageCall.request({
          ...rangeToDates({ start, end }),
          page: number,
          ...(asOf === null ? {} : { as_of: asOf }),
        }),
      ),
    [dispatch, start, end],
  );
  useEffect(() => {
    load();
  }, [load]);

  const linkedId = useLinked(search);
  const { confirming, isDeleting, ask, confirm, close } = useDeletion();

  const card = (notification: Notification) => (
    <NotificationCard
      key={notification.id}
      notification={notification}
      isNew={isNewIn(list.fresh, notification)}
      isLinked={notification.id === linkedId}
      loadedAt={list.at}
      isManager={isManager}
      onDelete={ask}
    />
  );

  // The linked one stands on its own when the period leaves it out.
  const apart =
    linked.data && !list.items.some(({ id }) => id === linked.data?.id) ? linked.data : null;
  const unread = list.items.filter((item) => isNewIn(list.fresh, item));
  const matching = found(shown === UNREAD ? unread : list.items, typed, locale);
  const isNarrowed = shown === UNREAD || typed.trim() !== '';
  const hasMore = list.items.length < list.count;
  const failure = page.error ? messageText(failureMessage(page.error)) : null;
  const loadMore = () => load(list.pages + 1, list.asOf);
  const retry = () => (list.items.length > 0 ? loadMore() : load());

  const hasTools = list.pages === 0 ? failure === null : list.items.length > 0;
  const tools = {
    shown,
    onShownChange: show,
    newCount: unread.length,
    disabled: list.pages === 0,
  };
  const find = useFoldedSearch(isMobile, {
    label: text('search-notifications'),
    value: typed,
    onValueChange: setTyped,
    disabled: list.items.length === 0,
  });
  const period = (
    <DateSelector
      value={selection}
      onValueChange={choose}
      options={options}
      locale={locale}
      labels={periodLabels}
      align={isMobile ? 'start' : 'end'}
    />
  );
  const write = () => dispatch(writeRequested(null));

  const content = () => {
    if (list.pages === 0) {
      if (failure !== null)
        return (
          <ErrorState
            title={text('notifications-failed')}
            description={failure}
            retryLabel={text('retry')}
            onRetry={retry}
          />
        );
      return (
        <Stack>
          <MessageSkeleton label={text('loading-notifications')} wide />
          <MessageSkeleton label={text('loading-notifications')} wide />
        </Stack>
      );
    }
    if (list.items.length === 0)
      return (
        <EmptyState
          icon={BellIcon}
          title={text('noNotifications')}
          description={text('no-notifications-description')}
        />
      );
    if (matching.length === 0 && !hasMore)
      return (
        <EmptyState
          icon={typed.trim() === '' ? BellIcon : SearchIcon}
          title={text(typed.trim() === '' ? 'no-unread-notifications' : 'no-notifications-found')}
          action={
            <Button
              onClick={() => {
                setTyped('');
                if (shown === UNREAD) show('all');
              }}
            >
              {text('show-all-notifications')}
            </Button>
          }
        />
      );
    return (
      <MessageList
        {...labels.messageList}
        label={text('notifications')}
        wide
        hasMore={hasMore}
        loadingMore={page.status === 'pending'}
        onMore={loadMore}
        status={
          hasMore && !isNarrowed
            ? text('shown-of', { shown: list.items.length, count: list.count })
            : undefined
        }
        problem={
          failure === null ? undefined : (
            <ErrorState title={failure} retryLabel={text('retry')} onRetry={retry} />
          )
        }
      >
        {matching.map(card)}
      </MessageList>
    );
  };

  return (
    <MessagesPage
      title={text('notifications')}
      current="notifications"
      hasTabs={user?.report_manager ?? false}
      actions={
        // On a phone signs, beside the title; a plus is that of the hot link.
        isMobile ? (
          <>
            {find.button}
            {isManager && (
              <IconButton variant="primary" label={text('create-notification')} onClick={write}>
                <Icon icon={EditIcon} size="sm" />
              </IconButton>
            )}
          </>
        ) : (
          <>
            {period}
            {isManager && (
              <Button variant="primary" icon={<Icon icon={EditIcon} size="sm" />} onClick={write}>
                {text('create-notification')}
              </Button>
            )}
          </>
        )
      }
    >
      <Stack>
        {isMobile && (
          <NarrowTools>
            {period}
            {hasTools && <NewToggle {...tools} />}
            {find.field}
          </NarrowTools>
        )}
        {isManager && keptDraft && !dialog && (
          <Banner tone="info">
            {text('draft-kept', {
              title: shortened(keptDraft.fields.title.trim()) || text('untitled'),
              when: relativeTime(new Date(keptDraft.changed).toISOString(), locale) ?? '',
            })}
            <Toolbar>
              <Button size="sm" onClick={write}>
                {text('go-on-writing')}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                onClick={() => dispatch(draftDiscarded('new', keptDraft))}
              >
                {text('discard')}
              </Button>
            </Toolbar>
          </Banner>
        )}
        {linked.error && (
          <Banner tone="warning">
            {linked.error.status === 404
              ? text('linked-gone')
              : messageText(failureMessage(linked.error))}
          </Banner>
        )}
        {apart && list.pages > 0 && card(apart)}
        {hasTools && !isMobile && <ListTools {...tools} search={find.field} />}
        <LiveRegion
          message={isNarrowed ? text('notifications-found', { count: matching.length }) : ''}
        />
        <SpinnerOverlay
          active={page.status === 'pending' && list.pages === 1 && list.items.length === 0}
          label={text('loading-notifications')}
        >
          {content()}
        </SpinnerOverlay>
      </Stack>
      {dialog && <WriteDialog key={dialog.draft.key} dialog={dialog} />}
      <ConfirmDialog
        {...labels.modal}
        open={confirming !== null}
        onOpenChange={close}
        tone="danger"
        title={text('delete-notification')}
        message={text('delete-notification-question', { title: confirming?.title ?? '' })}
        confirmLabel={text('yes-delete')}
        cancelLabel={text('no-keep')}
        pending={isDeleting}
        onConfirm={confirm}
      />
    </MessagesPage>
  );
};

export default NotificationsPage;
