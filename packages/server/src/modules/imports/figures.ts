import { MAX_IMPORT_FIGURES } from '@tavoite/model';
import type { Audit } from '../../auth/audit.js';
import type { SignedInUser } from '../../auth/signed-in.js';
import {
  type FigureEdit,
  figuresOf,
  isSameFigure,
  writeEdits,
} from '../../domain/figure-writing.js';
import { idOf, type WriteFigures } from '../../import/index.js';
import { roundValue } from '../../json/json-bytes.js';
import { importErrors } from './errors.js';

/** What an import makes of figures, organisation by organisation. */
export interface FigureImport {
  readonly write: WriteFigures;
  readonly changed: number;
  readonly unchanged: number;
  readonly needsReason: boolean;
  /** Entries in the history, by organisation key. */
  readonly changes: { readonly organization: string; readonly change: number }[];
}

/**
 * Writes the figures that differ from what is stored, with an entry in the history, where they can be taken
 * back.
 */
export function createFigureImport(
  audit: Audit,
  user: SignedInUser,
  reason: string | undefined,
): FigureImport {
  const counts = { changed: 0, unchanged: 0, needsReason: false };
  const changes: FigureImport['changes'] = [];

  const write: WriteFigures = async (tx, organizationId, { key: organization, data }, termIds) => {
    if (data.size === 0) return 0;
    const given = [...data].map(([key, { months }]) => ({ termId: idOf(termIds, key), months }));
    const ids = given.map(({ termId }) => termId);
    const stored = await figuresOf(tx, organizationId, ids);
    const edits: FigureEdit[] = [];
    for (const { termId, months } of given) {
      for (const { month, value, verified } of months) {
        const before = stored(termId, month);
        const rounded = value === null ? null : roundValue(value);
        const after = { value: rounded, verified: rounded !== null && verified };
        if (isSameFigure(before, after)) counts.unchanged += 1;
        else edits.push({ termId, month, before, after });
      }
    }
    counts.changed += edits.length;
    counts.needsReason ||= edits.some(({ before }) => before.verified);
    if (counts.changed > MAX_IMPORT_FIGURES) throw importErrors.tooManyFigures();
    if (edits.length === 0) return 0;
    const note = { action: 'changed', reason } as const;
    const change = await writeEdits(tx, audit, { organizationId, user }, note, edits);
    changes.push({ organization, change });
    return edits.length;
  };

  return {
    write,
    changes,
    get changed() {
      return counts.changed;
    },
    get unchanged() {
      return counts.unchanged;
    },
    get needsReason() {
      return counts.needsReason;
    },
  };
}
