import { useEffect, useMemo, useState } from 'react';
import type { ApiFailure } from '../../api/errors.js';
import type { AsyncCall, AsyncState } from '../../core/asyncState.js';
import { useAppDispatch } from '../../core/hooks.js';
import { useDraft } from '../drafts/index.js';

/** Something to be written. */
export interface ToSave<Fields> {
  /** null: a new one. */
  readonly id: number | null;
  readonly fields: Fields;
  /** As it was when its keeper began; null for a new one. */
  readonly was: Fields | null;
}

/** A field that someone else has filled in otherwise. */
export interface Difference {
  readonly field: string;
  readonly theirs: unknown;
  readonly mine: unknown;
}

/** A form of something that others may change meanwhile. */
export interface Definition<Fields, Item> {
  readonly fields: Fields;
  readonly change: (changes: Partial<Fields>) => void;
  readonly touched: ReadonlySet<string>;
  /** Something was typed that closing would lose. */
  readonly isChanged: boolean;
  /** Nothing differs from what is kept, as far as it is known here; a new one always does. */
  readonly isUnchanged: boolean;
  /** It was typed before: the session had ended, or the page was left. */
  readonly isKept: boolean;
  readonly isPending: boolean;
  readonly error: ApiFailure | null;
  /** What others have made of it since; null if nobody did. */
  readonly newest: Item | null;
  /** Where something was typed here that theirs is not. */
  readonly differences: readonly Difference[];
  readonly takeTheirs: () => void;
  /** What is saved next replaces theirs where something was typed. */
  readonly keepMine: () => void;
  readonly save: () => void;
  readonly close: () => void;
}

export interface DefinitionOptions<Fields, Item> {
  /** null: a new one. */
  item: Item | null;
  /** Values of a new one. */
  empty: () => Fields;
  fieldsOf: (item: Item) => Fields;
  call: AsyncCall<Item, ToSave<Fields>>;
  state: AsyncState<Item>;
  onClose: () => void;
}

/** An empty text is none. */
const written = (value: unknown): string => JSON.stringify(value === '' ? null : value);

const isSame = <Fields extends object>(a: Fields, b: Fields): boolean =>
  (Object.keys(a) as (keyof Fields)[]).every((name) => written(a[name]) === written(b[name]));

/** What was refused of a field is an error until the field is changed; null when nothing is left of it. */
function stillRefused<Fields extends object>(
  error: ApiFailure,
  sent: Fields,
  fields: Fields,
): ApiFailure | null {
  const isSent = (name: string) =>
    !(name in fields) ||
    isSame({ [name]: sent[name as keyof Fields] }, { [name]: fields[name as keyof Fields] });
  const all = Object.entries(error.messages);
  const messages = Object.fromEntries(all.filter(([name]) => isSent(name)));
  return all.length > 0 && Object.keys(messages).length === 0 ? null : { ...error, messages };
}

/** What was typed, on top of what others have made of the fields that were left as they were. */
const merged = <Fields extends object>(theirs: Fields, mine: Fields, was: Fields): Fields => {
  const typed = Object.entries(mine).filter(
    ([name, value]) => written(value) !== written(was[name as keyof Fields]),
  );
  return { ...theirs, ...Object.fromEntries(typed) };
};

const differencesOf = <Fields extends object>(theirs: Fields, mine: Fields): Difference[] =>
  (Object.keys(mine) as (keyof Fields & string)[])
    .filter((field) => field in theirs && written(theirs[field]) !== written(mine[field]))
    .map((field) => ({ field, theirs: theirs[field], mine: mine[field] }));

/**
 * Values of a form as they are typed; saved as a change of what its keeper saw. They are kept until they
 * are saved or given up, whatever becomes of the session.
 */
export function useDefinition<Fields extends object, Item extends { readonly id: number }>({
  item,
  empty,
  fieldsOf,
  call,
  state: { status, error },
  onClose,
}: DefinitionOptions<Fields, Item>): Definition<Fields, Item> {
  const dispatch = useAppDispatch();
  const [start] = useState(() => (item ? fieldsOf(item) : empty()));
  const draft = useDraft<{ fields: Fields; was: Fields | null }>(
    `${call.request.type}/${item?.id ?? JSON.stringify(start)}`,
    { fields: start, was: item && start },
  );
  const { forget } = draft;
  // A form that was kept may be from before it had all its fields.
  const kept = draft.values.fields;
  const fields = useMemo(() => ({ ...start, ...kept }), [start, kept]);
  const { was } = draft.values;
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [sent, setSent] = useState<Fields | null>(null);
  const newest = error?.code === 'stale' ? (error.newest as Item) : null;

  useEffect(
    () => () => {
      dispatch(call.reset());
    },
    [dispatch, call],
  );
  useEffect(() => {
    if (status !== 'fulfilled') return;
    forget();
    onClose();
  }, [status, forget, onClose]);

  const theirs = newest && fieldsOf(newest);
  const mine = theirs && merged(theirs, fields, was ?? start);
  const settle = (values: Fields | null) => {
    if (!values) return;
    draft.change({ fields: values, was: theirs });
    dispatch(call.reset());
  };
  return {
    fields,
    touched,
    isChanged: !isSame(fields, start),
    isUnchanged: was !== null && isSame(fields, was),
    isKept: draft.isKept,
    isPending: status === 'pending',
    error: error && sent ? stillRefused(error, sent, fields) : error,
    newest,
    differences: theirs && mine ? differencesOf(theirs, mine) : [],
    change(changes) {
      draft.change({ fields: { ...fields, ...changes } });
      setTouched(new Set([...touched, ...Object.keys(changes)]));
    },
    takeTheirs: () => settle(theirs),
    keepMine: () => settle(mine),
    save() {
      if (status === 'pending') return;
      setSent(fields);
      dispatch(call.request({ id: item?.id ?? null, fields, was }));
    },
    close() {
      forget();
      onClose();
    },
  };
}
