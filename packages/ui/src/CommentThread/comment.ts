/** A comment as it is shown: all texts are ready to be read. */
export interface ThreadComment {
  /** Unique in the thread. */
  readonly id: number;
  /** Plain text; line ends are kept. */
  readonly text: string;
  /** Who wrote it. */
  readonly author: string;
  /** How long ago, such as "3 days ago". */
  readonly when: string;
  /** The same as an ISO date and time. */
  readonly dateTime: string;
  /** It was changed after it was written. */
  readonly edited: boolean;
  /** Figure and period, such as "Net sales · 03/2026"; null where the place says it. */
  readonly about: string | null;
  /** Who resolved it and when, such as "Resolved by Aino Virtanen, yesterday"; null while it is open. */
  readonly resolved: string | null;
  /** The reader wrote it. */
  readonly mayEdit: boolean;
  /** What the reader has changed it to and not saved; left out for nothing. */
  readonly changed?: string | undefined;
  /** The reader wrote it, or manages such things. */
  readonly mayDelete: boolean;
}

export interface CommentThreadLabels {
  /** Name of the list. */
  list: string;
  /** In place of the list when there is none. */
  empty: string;
  /** Spoken while they are loaded. */
  loading: string;
  /** Name of the field for a new comment. */
  write: string;
  /** The button that adds it. */
  add: string;
  /** Under the field: the keys that add it. */
  keys: string;
  /** After the time of a comment that was changed. */
  edited: string;
  /** After the time of a comment whose changes were left without saving. */
  unsaved: string;
  /** The button that opens a comment for changes. */
  edit: string;
  /** Keeps the changes. */
  save: string;
  /** Drops the changes. */
  cancel: string;
  /** Deletes a comment. */
  remove: string;
  /** Says that a comment is dealt with. */
  resolve: string;
  /** Opens a resolved comment again. */
  reopen: string;
  /** The button that shows and hides what is resolved. */
  resolved: (count: number) => string;
}
