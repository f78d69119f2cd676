import { contract, type Endpoint, type EndpointName } from '@tavoite/model';
import { z } from 'zod';
import type { Sample } from './samples.js';
import { samples } from './samples.js';
import type { Scene } from './scene.js';

export const endpoints = Object.entries(contract) as [EndpointName, Endpoint][];

/** All samples of an endpoint; none where it has no line. */
export function samplesOf(name: EndpointName, scene: Scene): readonly Sample[] {
  const made = samples[name]?.(scene);
  if (made === undefined) return [];
  return Array.isArray(made) ? made : [made as Sample];
}

/** A value as it stands in an address. */
export const asText = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Address and body of a sample. */
export function requestOf({ path }: Endpoint, { id, query, body }: Sample) {
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]) => [name, asText(value)]),
  );
  const address = path.replace(/\{\w+\}/, String(id));
  return { url: search.size > 0 ? `${address}?${search}` : address, body };
}

type Path = readonly (string | number)[];

function numbersIn(value: unknown, path: Path = []): { path: Path; value: number }[] {
  if (typeof value === 'number') return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => numbersIn(item, [...path, name]));
}

/** Where the ids of a scene stand in a sample. */
export function idPlaces(sample: Sample, ids: ReadonlySet<number>): Path[] {
  return numbersIn(sample)
    .filter(({ value }) => ids.has(value))
    .map(({ path }) => path);
}

/** The sample with another value in one place. */
export function withValue(sample: Sample, path: Path, value: unknown): Sample {
  const copy = structuredClone(sample);
  let holder = copy as unknown as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) holder = holder[step] as Record<string | number, unknown>;
  holder[path.at(-1) ?? ''] = value;
  return copy;
}

const MAX_ID = 2_147_483_647;

function accepts(schema: z.ZodType, value: unknown): boolean {
  try {
    return schema.safeParse(value).success;
  } catch {
    // The second half of a schema that changes what it takes expects what the first one made.
    return false;
  }
}

/** An id is a number from 1 on, or its digits. */
const isId = (schema: z.ZodType) =>
  accepts(schema, MAX_ID) &&
  accepts(schema, String(MAX_ID)) &&
  !accepts(schema, 0) &&
  !accepts(schema, MAX_ID + 1) &&
  !accepts(schema, 'a');

/** The schemas inside of one: of fields, items, alternatives, or what it is wrapped around. */
function partsOf(schema: z.ZodType): [string, z.ZodType][] {
  const { def } = schema as unknown as {
    def: {
      shape?: Record<string, z.ZodType>;
      element?: z.ZodType;
      innerType?: z.ZodType;
      in?: z.ZodType;
      out?: z.ZodType;
      options?: z.ZodType[];
    };
  };
  const inner = [def.element, def.innerType, def.in, def.out, ...(def.options ?? [])];
  return [
    ...Object.entries(def.shape ?? {}),
    ...inner.filter((part) => part !== undefined).map((part): [string, z.ZodType] => ['', part]),
  ];
}

/** Names of the fields of a schema, however deep, that take ids. */
export function idFields(schema: z.ZodType | undefined, name = ''): string[] {
  if (!(schema instanceof z.ZodType)) return [];
  if (name !== '' && isId(schema)) return [name];
  return [
    ...new Set(
      partsOf(schema).flatMap(([field, part]) => idFields(part, field === '' ? name : field)),
    ),
  ];
}
