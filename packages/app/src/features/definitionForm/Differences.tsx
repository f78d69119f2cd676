import { useShownLanguage, useText } from '../../i18n/Texts.js';
import { fieldWords, valueWords } from './fieldWords.js';
import type { Difference } from './useDefinition.js';

/** Fields with ids, which say nothing to people. */
const OF_IDS = new Set(['parent_page', 'related_pages', 'target_group', 'user']);

/** What a value is in words; null where it would not say anything. */
function plain({ field }: Difference, value: unknown): string | null | undefined {
  if (value === null || value === '') return null;
  if (OF_IDS.has(field) || (field === 'parent' && typeof value === 'number')) return undefined;
  if (Array.isArray(value) && value.every((each) => typeof each === 'string'))
    return value.length === 0 ? null : value.join(', ');
  return typeof value === 'object' ? undefined : String(value);
}

/** Both versions of what two people have changed, field by field. */
export const Differences = ({ of }: { of: readonly Difference[] }) => {
  const { text } = useText();
  const locale = useShownLanguage();
  const line = (difference: Difference) => {
    const { field } = difference;
    const [theirs, mine] = [
      plain(difference, difference.theirs),
      plain(difference, difference.mine),
    ];
    const name = fieldWords(field, text);
    if (theirs === undefined || mine === undefined)
      return text('stale-field-differs', { field: name });
    return text('stale-field', {
      field: name,
      theirs: valueWords(field, theirs, text, locale),
      mine: valueWords(field, mine, text, locale),
    });
  };
  return (
    <ul style={{ paddingInlineStart: '1.25em' }}>
      {of.map((difference) => (
        <li key={difference.field}>{line(difference)}</li>
      ))}
    </ul>
  );
};
