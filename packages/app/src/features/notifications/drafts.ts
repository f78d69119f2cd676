import type { Recipients } from '@tavoite/ui';
import type { KeyValueStorage } from '../../core/storage.js';

/** A file that goes with a message; the `File` itself is among the held ones, while this page lives. */
export interface DraftFile {
  /** Also names the upload: sent again after a lost answer, the server takes it once. */
  id: string;
  name: string;
  size: number;
}

/** What someone has typed. */
export interface DraftFields {
  title: string;
  /** Draft raw content; '' for none. */
  content: string;
  send: boolean;
  recipients: Recipients;
  later: boolean;
  /** `YYYY-MM-DDTHH:mm`; null while it is not a day and a time. */
  publishAt: string | null;
}

/** A message that is being written and has not been sent. */
export interface Draft {
  fields: DraftFields;
  /** To be added. */
  files: DraftFile[];
  /** Files of the message that are taken away. */
  removed: number[];
  /** The message on the server: the one that is edited, or a new one once it has been created. */
  messageId: number | null;
  /** Whether that message exists for this draft only. */
  created: boolean;
  /** Made when the dialog opens: creating twice makes one message. */
  key: string;
  /** When it was last typed in, in milliseconds. */
  changed: number;
}

/** Which draft: of a new message, or of the one that is edited. */
export type DraftSlot = 'new' | number;

export interface DraftOwner {
  user: number;
  organization: number;
}

const keyOf = ({ user, organization }: DraftOwner, slot: DraftSlot) =>
  `notification-draft.${user}.${organization}.${slot}`;

export function writeDraft(
  storage: KeyValueStorage,
  owner: DraftOwner,
  slot: DraftSlot,
  draft: Draft,
): void {
  storage.write(keyOf(owner, slot), JSON.stringify(draft));
}

export function removeDraft(storage: KeyValueStorage, owner: DraftOwner, slot: DraftSlot): void {
  storage.remove(keyOf(owner, slot));
}

const isDraft = (value: unknown): value is Draft => {
  const draft = value as Draft | null;
  return (
    typeof draft?.key === 'string' &&
    typeof draft.fields?.title === 'string' &&
    typeof draft.fields.content === 'string' &&
    Array.isArray(draft.fields.recipients?.users) &&
    Array.isArray(draft.files) &&
    Array.isArray(draft.removed)
  );
};

/** The draft that is kept; null when there is none, or when it cannot be read. */
export function readDraft(
  storage: KeyValueStorage,
  owner: DraftOwner,
  slot: DraftSlot,
): Draft | null {
  try {
    const value: unknown = JSON.parse(storage.read(keyOf(owner, slot)) ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}
