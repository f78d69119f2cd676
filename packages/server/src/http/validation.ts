import type { z } from 'zod';
import { FieldError, type Message, NON_FIELD_ERRORS } from '../messages/errors.js';
import { isTextKey } from '../messages/texts.js';

const MAX_MESSAGES_PER_FIELD = 5;
/** What PostgreSQL cannot store: NUL, and half a character as a cut emoji leaves it. */
const UNSTORABLE = /[\p{Surrogate}\0]/u;

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

function messageOf(issue: z.core.$ZodIssue, input: unknown): Message {
  if (isTextKey(issue.message)) return issue.message;
  const value = valueAt(input, issue.path);
  if (value === undefined || value === null) return 'required';
  switch (issue.code) {
    case 'invalid_type':
      switch (issue.expected) {
        case 'string':
          return 'expected_string';
        case 'number':
        case 'int':
          return 'expected_number';
        case 'boolean':
          return 'expected_boolean';
        case 'array':
          return 'expected_array';
        case 'object':
        case 'record':
          return 'expected_object';
        default:
          return 'invalid';
      }
    case 'invalid_value':
      return { key: 'invalid_choice', values: { choices: issue.values.map(String).join(', ') } };
    case 'too_small':
      if (value === '') return 'required';
      return issue.origin === 'string' ? 'too_short' : 'too_small';
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : 'too_big';
    default:
      return 'invalid';
  }
}

/** Messages by first-level field; those of list items and nested fields are flattened into it. */
export function fieldErrorOf(error: z.ZodError, input: unknown): FieldError {
  const fields: Record<string, Message[]> = Object.create(null);
  const seen = new Set<string>();
  for (const issue of error.issues) {
    const field = issue.path.length === 0 ? NON_FIELD_ERRORS : String(issue.path[0]);
    const message = messageOf(issue, input);
    const identity = JSON.stringify([field, message]);
    if (seen.has(identity)) continue;
    seen.add(identity);
    fields[field] ??= [];
    const messages = fields[field];
    if (messages.length < MAX_MESSAGES_PER_FIELD) messages.push(message);
  }
  return new FieldError(fields);
}

/** Whether a character that cannot be stored is anywhere within. */
function holdsUnstorable(input: unknown): boolean {
  // A list of work instead of recursion, and nothing made on the way: how deep and how long a body is,
  // is the sender's choice.
  const rest = [input];
  while (rest.length > 0) {
    const value = rest.pop();
    if (typeof value === 'string') {
      if (UNSTORABLE.test(value)) return true;
    } else if (Array.isArray(value)) {
      for (const item of value) rest.push(item);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) {
        if (UNSTORABLE.test(key)) return true;
        rest.push(item);
      }
    }
  }
  return false;
}

/** The first-level field that holds a character anywhere within that cannot be stored, or undefined. */
function fieldWithUnstorable(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  return Object.keys(input).find((field) => holdsUnstorable(input[field as keyof typeof input]));
}

/** Reads the input by the schema, or throws the FieldError that says what is wrong with it. */
export function validate<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const field = fieldWithUnstorable(input);
  if (field !== undefined) throw new FieldError({ [field]: ['invalid'] });
  // A missing body is reported field by field, like an empty one.
  const given = input ?? {};
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw fieldErrorOf(parsed.error, given);
  return parsed.data;
}
