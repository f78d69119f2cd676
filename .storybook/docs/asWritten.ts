import props from 'virtual:written-props';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** What the reader of sources gives for a type that it does not know, such as `readonly Item[]`. */
const UNKNOWN = 'unknown';

interface Documented {
  __docgenInfo?: { displayName?: string };
}

/**
 * Types and comments from the sources where Storybook's own reader finds none: lists that are
 * `readonly`, and props that come from an interface of another file.
 */
export const asWritten: ArgTypesEnhancer = ({ component, argTypes }) => {
  const name = (component as Documented | undefined)?.__docgenInfo?.displayName;
  const written = (name && props[name]) || [];
  const added = written.map((prop): [string, StrictInputType] => {
    const found = argTypes[prop.name];
    const summary = found?.table?.type?.summary;
    const isKnown = summary !== undefined && summary !== UNKNOWN;
    return [
      prop.name,
      {
        // A prop that no story sets is shown, not set by hand.
        ...(found ?? { control: false }),
        name: prop.name,
        description: found?.description || prop.description,
        type: found?.type ?? { name: 'other', value: prop.type, required: prop.required },
        table: { ...found?.table, type: { summary: isKnown ? summary : prop.type } },
      },
    ];
  });
  return { ...argTypes, ...Object.fromEntries(added) };
};
