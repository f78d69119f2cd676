import { combineReducers, createAction, createReducer } from '@reduxjs/toolkit';
import type {
  Notification,
  NotificationDelivery,
  NotificationMail,
  NotificationReaders,
  OrganizationUser,
} from '@tavoite/model';
import type { CallInput } from '../../api/client.js';
import type { ApiFailure } from '../../api/errors.js';
import { createAsyncCall } from '../../core/asyncState.js';
import { createScreenActions } from '../../core/openScreen.js';
import type { Draft, DraftSlot } from './drafts.js';
import { sending } from './sending.js';

/** Notifications that are asked for at once. */
export const PAGE_SIZE = 50;

export interface PageRequest {
  start_date: string;
  end_date: string;
  page: number;
  /** Pages after the first: what was unread when the list was opened is still new. */
  as_of?: string;
}

export interface NotificationPage {
  page: number;
  items: Notification[];
  count: number;
  /** When it was read, in milliseconds: the addresses of files run out. */
  at: number;
  /** The moment to which "read" holds. */
  asOf: string;
}

/** What a mail is made of. */
export type MailRequest = CallInput<'previewNotificationMail'>['body'];

export const notificationsScreen = createScreenActions('notifications');

export const pageCall = createAsyncCall<NotificationPage, PageRequest>('notifications/page');
/** The one that the address names, wherever it is. */
export const linkedCall = createAsyncCall<Notification, number>('notifications/linked');
/** Members of the organisation, to choose recipients from. */
export const membersCall = createAsyncCall<OrganizationUser[]>('notifications/members');
/** The mail that would be sent. */
export const mailCall = createAsyncCall<NotificationMail, MailRequest>('notifications/mail');
/** The payload is the id; it answers it again. */
export const deleteCall = createAsyncCall<number, number>('notifications/delete');

/** The first page as it is now, without anyone having asked. */
export const refreshed = createAction<NotificationPage>('notifications/refreshed');
/** Written, changed or sent: as the server has it now. */
export const notificationSaved = createAction<Notification>('notifications/saved');
/** It is not there any more. */
export const notificationGone = createAction<number>('notifications/gone');
/** A file was chosen whose address may have run out. */
export const fileRequested = createAction(
  'notifications/file',
  (notification: number, file: number) => ({ payload: { notification, file } }),
);
/** Mails that failed go out again. */
export const resendRequested = createAction<number>('notifications/resend');

export interface NotificationList {
  items: Notification[];
  /** Of the period, loaded or not. */
  count: number;
  /** Pages that are loaded. */
  pages: number;
  /** Ids of those that were unread when they were first shown: they stay marked for this visit. */
  fresh: number[];
  /** When it was read, in milliseconds. */
  at: number;
  /** The moment to which "read" holds on its first page, and so on all pages; null before. */
  asOf: string | null;
}

const emptyList: NotificationList = {
  items: [],
  count: 0,
  pages: 0,
  fresh: [],
  at: 0,
  asOf: null,
};

const withFresh = (fresh: readonly number[], items: readonly Notification[]): number[] => [
  ...new Set([...fresh, ...items.filter(({ read }) => !read).map(({ id }) => id)]),
];

/** Items after a first page that has come again; what it has lost is gone. */
function afterFirstPage(items: readonly Notification[], { items: first }: NotificationPage) {
  if (items.length <= PAGE_SIZE) return [];
  const ids = new Set(first.map(({ id }) => id));
  const last = items.findIndex(({ id }) => id === first.at(-1)?.id);
  return items.slice(last < 0 ? PAGE_SIZE : last + 1).filter(({ id }) => !ids.has(id));
}

const list = createReducer<NotificationList>(emptyList, (builder) =>
  builder
    .addCase(notificationsScreen.opened, () => emptyList)
    .addCase(pageCall.fulfilled, (state, { payload: { page, items, count, at, asOf } }) => {
      const before = page === 1 ? [] : state.items;
      const known = new Set(before.map(({ id }) => id));
      return {
        items: [...before, ...items.filter(({ id }) => !known.has(id))],
        count,
        pages: page,
        fresh: withFresh(state.fresh, items),
        // The first page has the oldest addresses.
        at: page === 1 ? at : state.at,
        asOf: page === 1 ? asOf : state.asOf,
      };
    })
    .addCase(refreshed, (state, { payload }) => ({
      ...state,
      items: [...payload.items, ...afterFirstPage(state.items, payload)],
      count: payload.count,
      fresh: withFresh(state.fresh, payload.items),
    }))
    .addCase(linkedCall.fulfilled, (state, { payload }) => ({
      ...state,
      fresh: withFresh(state.fresh, [payload]),
    }))
    .addCase(notificationSaved, (state, { payload }) => {
      const isKnown = state.items.some(({ id }) => id === payload.id);
      return {
        ...state,
        count: state.count + (isKnown ? 0 : 1),
        items: isKnown
          ? state.items.map((item) => (item.id === payload.id ? payload : item))
          : [payload, ...state.items],
      };
    })
    .addCase(notificationGone, (state, { payload }) => {
      const items = state.items.filter(({ id }) => id !== payload);
      return { ...state, items, count: state.count - (state.items.length - items.length) };
    }),
);

/** The linked one changes with the list, and goes with it. */
const linked: typeof linkedCall.reducer = (state, action) => {
  const next = linkedCall.reducer(state, action);
  if (notificationSaved.match(action) && next.data?.id === action.payload.id)
    return { ...next, data: action.payload };
  if (notificationGone.match(action) && next.data?.id === action.payload)
    return { ...next, data: null };
  return next;
};

/** The names behind a number: who has read it, to whom it was mailed. */
export interface Details {
  readers: NotificationReaders | null;
  deliveries: NotificationDelivery[] | null;
  failure: ApiFailure | null;
}

export type DetailsKind = 'readers' | 'deliveries';

export const detailsRequested = createAction(
  'notifications/details',
  (id: number, kind: DetailsKind) => ({ payload: { id, kind } }),
);
export const detailsLoaded = createAction(
  'notifications/detailsLoaded',
  (id: number, loaded: Partial<Details>) => ({ payload: { id, loaded } }),
);

const NO_DETAILS: Details = { readers: null, deliveries: null, failure: null };

const details = createReducer<Record<number, Details>>({}, (builder) =>
  builder
    .addCase(notificationsScreen.opened, () => ({}))
    .addCase(detailsLoaded, (state, { payload: { id, loaded } }) => ({
      ...state,
      [id]: { ...(state[id] ?? NO_DETAILS), failure: null, ...loaded },
    })),
);

/** What is being written. */
export interface OpenDialog {
  slot: DraftSlot;
  draft: Draft;
  /** What was typed before has come back. */
  restored: boolean;
  /** The message that is edited; null for a new one. */
  notification: Notification | null;
}

/** Opens the dialog: with what is kept from before, unless `fresh`. */
export const writeRequested = createAction(
  'notifications/write',
  (notification: Notification | null, options: { fresh?: boolean } = {}) => ({
    payload: { notification, fresh: options.fresh ?? false },
  }),
);
export const dialogOpened = createAction<OpenDialog>('notifications/dialogOpened');
export const dialogClosed = createAction('notifications/dialogClosed');
export const draftChanged = createAction(
  'notifications/draftChanged',
  (slot: DraftSlot, draft: Draft) => ({ payload: { slot, draft } }),
);
/** Nothing of it is to be kept; a message that was made for it only is deleted. */
export const draftDiscarded = createAction(
  'notifications/draftDiscarded',
  (slot: DraftSlot, draft: Draft) => ({ payload: { slot, draft } }),
);
/** The draft of a new message that is kept; null when there is none. */
export const keptDraftRead = createAction<Draft | null>('notifications/keptDraftRead');

const dialog = createReducer<OpenDialog | null>(null, (builder) =>
  builder.addCase(dialogOpened, (_, { payload }) => payload).addCase(dialogClosed, () => null),
);

const keptDraft = createReducer<Draft | null>(null, (builder) =>
  builder.addCase(keptDraftRead, (_, { payload }) => payload),
);

export const notifications = combineReducers({
  page: pageCall.reducer,
  list,
  linked,
  members: membersCall.reducer,
  mail: mailCall.reducer,
  deletion: deleteCall.reducer,
  details,
  dialog,
  keptDraft,
  sending,
});
