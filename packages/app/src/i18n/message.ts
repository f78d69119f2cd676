import type en from './en.json';

/** Key of a text in `en.json` and `fi.json`. */
export type MessageKey = keyof typeof en;

/** A text to show: one of ours, or one that comes from the server. */
export type Message =
  | { key: MessageKey; values?: Record<string, string | number> }
  | { text: string }
  /** First message of a field, after the field's translated name. */
  | { field: string; text: string };
