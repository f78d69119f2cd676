import { z } from 'zod';

/** What an import by a manager can hold, apart from figures. */
export const IMPORT_KINDS = [
  'settings',
  'objectives',
  'color_pairs',
  'terms',
  'target_groups',
  'targets',
  'mappings',
] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Something about a file: an error stops the import, a warning does not. */
export const importFault = z.object({
  severity: z.enum(['error', 'warning']),
  file: z.string(),
  /** From 1; of rows in JSON the place of the row in its list. Null for the file as a whole. */
  line: z.number().int().nullable(),
  column: z.object({ name: z.string(), position: z.number().int() }).nullable(),
  /** In the reader's language: what is wrong and, where possible, what would be right. */
  message: z.string(),
});
export type ImportFault = z.infer<typeof importFault>;

/** What an import did, or would do. */
export const importAnswer = z.object({
  dry_run: z.boolean(),
  /** What was written, or would be; nothing where there are errors. */
  written: z.array(
    z.object({
      kind: z.enum(IMPORT_KINDS),
      created: z.number().int(),
      /** Those that were there before, whether or not they have become any different. */
      updated: z.number().int(),
    }),
  ),
  /** Figures that differ from what was stored; `unchanged` are those that do not. */
  figures: z.object({ changed: z.number().int(), unchanged: z.number().int() }),
  /** Some of the figures that differ are verified, so a reason has to be given. */
  needs_reason: z.boolean(),
  /** The changes of figures in the history, one for each organisation; none in a dry run. */
  changes: z.array(z.object({ organization: z.string(), change: z.number().int() })),
  /** The first hundred errors and the first hundred warnings, in the order of files, lines and columns. */
  faults: z.array(importFault),
  error_count: z.number().int(),
  warning_count: z.number().int(),
});
export type ImportAnswer = z.infer<typeof importAnswer>;
