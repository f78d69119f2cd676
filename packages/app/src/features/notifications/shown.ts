import { type Notification, readContent, textOfContent } from '@tavoite/model';

/** Whether it is marked as new for this visit: it was unread when it was first shown. */
export const isNewIn = (fresh: readonly number[], { id, state }: Notification): boolean =>
  state === 'published' && fresh.includes(id);

const wordsOf = ({ title, text_value, author, files }: Notification): string =>
  [
    title,
    textOfContent(readContent(text_value)),
    author?.name ?? '',
    ...files.map(({ file_title }) => file_title),
  ]
    .join(' ')
    .toLocaleLowerCase();

/** Those that have every word that was typed, in title, text, author or names of files. */
export function found(items: readonly Notification[], typed: string): readonly Notification[] {
  const words = typed.trim().toLocaleLowerCase().split(/\s+/);
  if (words.every((word) => word === '')) return items;
  return items.filter((item) => {
    const text = wordsOf(item);
    return words.every((word) => text.includes(word));
  });
}
