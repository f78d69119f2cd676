import type basics from './basics/en.json';
import type screens from './en.json';

/** Key of a text, in `basics` or in the file of all screens. */
export type MessageKey = keyof typeof basics | keyof typeof screens;

/** What a text is filled with, by name. */
export type TextValues = Record<string, string | number>;

/** A text to show: one of ours, or one that comes from the server. */
export type Message =
  | { key: MessageKey; values?: TextValues }
  | { text: string }
  /** First message of a field, after the field's translated name, which a screen may know. */
  | { field: string; text: string; name?: MessageKey };
