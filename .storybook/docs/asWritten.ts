import props from 'virtual:written-props';
import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import type { Component } from './pasteable.js';

/** What the reader of sources gives for types that it does not know, or knows by their kind only. */
const VAGUE = ['unknown', 'union', 'object', 'array'];
/** Longer lists of values are shown as the source names them. */
const MAX_TYPE_CHARACTERS = 100;
/** Longer values would fill the table. */
const MAX_JSON_CHARACTERS = 160;
/** Kinds of values that can be set where a story has none. */
const SIMPLE = ['boolean', 'enum', 'number', 'string'];
const TEXT = /^(?:string|ReactNode)(?: \| (?:null|undefined))*$/;

interface Documented {
  __docgenInfo?: { displayName?: string };
}

/** What is written of a component's props. */
export function documented(component: unknown): Component | undefined {
  const name = (component as Documented | undefined)?.__docgenInfo?.displayName;
  const written = (name && props[name]) || [];
  return name
    ? { name, required: written.filter(({ required }) => required).map((prop) => prop.name) }
    : undefined;
}

/** The values of a choice, as one would write them: `'sm' | 'md'`. */
function choicesOf({ type }: StrictInputType): string | undefined {
  if (typeof type !== 'object' || type.name !== 'enum') return undefined;
  const text = type.value.map((value) => (typeof value === 'string' ? `'${value}'` : value));
  const written = text.join(' | ');
  return written.length <= MAX_TYPE_CHARACTERS ? written : undefined;
}

/** Whether a value is drawn or called: as JSON it would be a look inside React. */
function isCode(value: unknown): boolean {
  if (typeof value === 'function' || isValidElement(value)) return true;
  if (value instanceof Set || value instanceof Map) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(isCode);
}

/** Something with which to set a prop, where that makes sense. */
function controlOf(argType: StrictInputType, initial: unknown): Partial<StrictInputType> {
  if (argType.control !== undefined) return {};
  if (TEXT.test(argType.table?.type?.summary ?? '') && typeof (initial ?? '') === 'string') {
    return { control: 'text' };
  }
  if (typeof initial === 'object' && initial !== null) {
    const isShort = !isCode(initial) && JSON.stringify(initial).length <= MAX_JSON_CHARACTERS;
    return isShort ? {} : { control: false };
  }
  const { type } = argType;
  const kind = typeof type === 'object' ? type.name : type;
  return initial === undefined && !SIMPLE.includes(kind ?? '') ? { control: false } : {};
}

/**
 * Types and comments from the sources where Storybook's own reader finds none: lists that are
 * `readonly`, and props that come from an interface of another file. Values that only code can write
 * cannot be set by hand.
 */
export const asWritten: ArgTypesEnhancer = ({ component, argTypes, initialArgs }) => {
  const name = (component as Documented | undefined)?.__docgenInfo?.displayName;
  const written = (name && props[name]) || [];
  const added = written.map((prop): [string, StrictInputType] => {
    const found = argTypes[prop.name];
    const summary = found?.table?.type?.summary;
    const isKnown = summary !== undefined && !VAGUE.includes(summary);
    const type = isKnown ? summary : ((found && choicesOf(found)) ?? prop.type);
    return [
      prop.name,
      {
        // A prop that no story sets is shown, not set by hand.
        ...(found ?? { control: false }),
        name: prop.name,
        description: found?.description || prop.description,
        type: found?.type ?? { name: 'other', value: prop.type, required: prop.required },
        table: { ...found?.table, type: { summary: type } },
      },
    ];
  });
  const all: Record<string, StrictInputType> = { ...argTypes, ...Object.fromEntries(added) };
  const { children } = { ...initialArgs, ...all };
  if (children !== undefined && !all.children?.description) {
    all.children = {
      ...all.children,
      name: 'children',
      description: 'What it holds.',
      table: { ...all.children?.table, type: { summary: 'ReactNode' } },
    };
  }
  return Object.fromEntries(
    Object.entries(all).map(([key, argType]) => [
      key,
      { ...argType, ...controlOf(argType, initialArgs[key]) },
    ]),
  );
};
