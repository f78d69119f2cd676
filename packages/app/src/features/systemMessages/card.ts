import type { SystemMessage } from '@tavoite/model';
import { dayText } from '@tavoite/ui';

const DAY_CHARACTERS = 10;

/** What the card of a message shows of it. */
export function cardOf({ title, text_value, published }: SystemMessage) {
  const day = published.slice(0, DAY_CHARACTERS);
  return {
    title,
    html: text_value,
    published: dayText(day, 'DD/MM/YYYY') ?? day,
    publishedDate: day,
  };
}
