import type { OrganizationFields, ViewKey } from '@tavoite/model';
import { fiscalStartName } from '../../core/fiscalStartName.js';
import type { MessageKey } from '../../i18n/message.js';
import { useShownLanguage, useText } from '../../i18n/Texts.js';
import { VIEW_WORDS } from '../settings/index.js';

/** Pages that can be hidden. */
export const VIEWS: readonly { readonly id: ViewKey; readonly label: MessageKey }[] = (
  Object.keys(VIEW_WORDS) as ViewKey[]
).map((id) => ({ id, label: VIEW_WORDS[id] }));

const LABELS: readonly { readonly id: keyof OrganizationFields; readonly label: MessageKey }[] = [
  { id: 'name', label: 'organization-name-en' },
  { id: 'name_fi', label: 'organization-name-fi' },
  { id: 'start_of_fiscal_year', label: 'fiscal-start' },
  { id: 'time_zone', label: 'time-zone' },
  { id: 'restricted_views', label: 'hidden-views' },
];

export interface FieldWord {
  readonly id: keyof OrganizationFields;
  readonly label: string;
  readonly value: string;
}

/** How far a time zone is from UTC now: " (UTC+2)"; nothing for UTC itself. */
function offsetOf(timeZone: string): string {
  const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value;
  return name === undefined || timeZone === 'UTC' ? '' : ` (${name.replace('GMT', 'UTC')})`;
}

/** The organisation's fields in words. */
export function useFieldWords() {
  const { text } = useText();
  const locale = useShownLanguage();
  const wordsOf = (fields: OrganizationFields): FieldWord[] =>
    LABELS.map(({ id, label }) => ({ id, label: text(label), value: wordOf(id, fields) }));
  const wordOf = (id: keyof OrganizationFields, fields: OrganizationFields): string => {
    switch (id) {
      case 'start_of_fiscal_year':
        return fiscalStartName(fields[id], locale);
      case 'restricted_views':
        return (
          VIEWS.filter((view) => fields[id].includes(view.id))
            .map(({ label }) => text(label))
            .join(', ') || text('no-hidden-views')
        );
      case 'time_zone':
        return `${fields[id].replaceAll('_', ' ')}${offsetOf(fields[id])}`;
      default:
        return fields[id] || '–';
    }
  };
  return {
    wordsOf,
    /** What is different in `after`, as "label: value". */
    differences(before: OrganizationFields, after: OrganizationFields): string[] {
      const was = wordsOf(before);
      return wordsOf(after).flatMap(({ label, value }, at) =>
        was[at]?.value === value ? [] : [`${label}: ${value}`],
      );
    },
  };
}
