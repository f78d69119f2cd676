import { z } from 'zod';

/** What a backup holds; stands in it last, so that a backup that was cut off has none. */
export const MANIFEST_NAME = 'manifest.json';
export const FORMAT = 1;

const content = z.object({
  bytes: z.number().int(),
  sha256: z.string(),
});

const table = content.extend({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
});
export type TableContent = z.infer<typeof table>;

const migration = z.object({ version: z.number().int(), name: z.string(), checksum: z.string() });

const sequence = z.object({
  schema: z.string(),
  name: z.string(),
  /** null: it has not been used. */
  value: z.string().nullable(),
});
export type SequenceValue = z.infer<typeof sequence>;

const file = content.extend({ key: z.string() });
export type FileContent = z.infer<typeof file>;

export const manifest = z.object({
  format: z.literal(FORMAT),
  /** Of the program that made it; the first ones did not say. */
  version: z.string().optional(),
  /** Of the installation, whose part of the storage the files are. */
  installation: z.string(),
  made_at: z.string(),
  postgres: z.string(),
  migrations: z.array(migration),
  tables: z.array(table),
  sequences: z.array(sequence),
  files: z.array(file),
});
export type Manifest = z.infer<typeof manifest>;

/** Where in the backup the rows of a table are, as PostgreSQL's COPY writes them. */
export const tableEntry = ({ schema, name }: Pick<TableContent, 'schema' | 'name'>) =>
  `tables/${schema}.${name}.copy`;
export const fileEntry = ({ key }: Pick<FileContent, 'key'>) => `files/${key}`;
