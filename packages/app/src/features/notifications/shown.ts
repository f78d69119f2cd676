import {
  type Locale,
  type Notification,
  readContent,
  textOfContent,
  withWords,
} from '@tavoite/model';

/** Whether it is marked as new for this visit: it was unread when it was first shown. */
export const isNewIn = (fresh: readonly number[], { id, state }: Notification): boolean =>
  state === 'published' && fresh.includes(id);

const wordsOf = ({ title, text_value, author, files }: Notification): string =>
  [
    title,
    textOfContent(readContent(text_value)),
    author?.name ?? '',
    ...files.map(({ file_title }) => file_title),
  ].join(' ');

/** Those that have every word that was typed, in title, text, author or names of files. */
export const found = (
  items: readonly Notification[],
  typed: string,
  locale: Locale,
): readonly Notification[] => withWords(items, typed, locale, wordsOf);
