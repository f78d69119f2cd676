import { z } from 'zod';
import { importAnswer } from '../../entities/import.js';
import { calls } from '../calls.js';
import { defineEndpoint } from '../endpoint.js';
import { flagParam } from '../fields.js';
import { MAX_IMPORT_FILES, MAX_IMPORT_ROWS, MAX_REASON_CHARACTERS } from '../limits.js';

/** As in a cell of a file; null is an empty one. */
const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const rows = z.array(z.record(z.string().max(255), cell)).max(MAX_IMPORT_ROWS, 'import_too_many');

/**
 * Files of the import folder: a zip of it, or single CSV files, in `files[]`; or their rows as JSON. All of
 * it is written, in one transaction, or nothing. A machine may import figures only, into its organisation.
 */
export const importData = defineEndpoint({
  ...calls.importData,
  summary:
    'Import files of the import folder, or see what is wrong with them and what they would change',
  access: 'organization_manager',
  machines: 'figures',
  multipart: true,
  query: z.object({
    /** Checks everything and writes nothing: problems are answered, not refused. */
    dry_run: flagParam.default(false),
    /** Required where a verified figure is changed. */
    reason: z.string().trim().max(MAX_REASON_CHARACTERS, 'too_long').optional(),
  }),
  body: z.object({
    /**
     * By the name of their file, with or without `.csv`; every row of a file has the same columns. Where no
     * row names its organisation, they belong to that of the request.
     */
    rows: z
      .record(z.string().min(1, 'required').max(100, 'too_long'), rows)
      .refine((files) => Object.keys(files).length <= MAX_IMPORT_FILES, 'import_too_many')
      .refine((files) => Object.keys(files).length > 0, 'required'),
  }),
  answer: importAnswer,
});
