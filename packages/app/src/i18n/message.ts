import type basics from './basics/en.json';
import type screens from './en.json';

/** Key of a text, in `basics` or in the file of all screens. */
export type MessageKey = keyof typeof basics | keyof typeof screens;

/** A text to show: one of ours, or one that comes from the server. */
export type Message =
  | { key: MessageKey; values?: Record<string, string | number> }
  | { text: string }
  /** First message of a field, after the field's translated name. */
  | { field: string; text: string };
