import type { Language } from '@tavoite/model';
import { and, eq, sql } from 'drizzle-orm';
import type { Audit, AuditEvent } from '../../auth/audit.js';
import type { SignedInUser } from '../../auth/signed-in.js';
import type { Queries } from '../../db/database.js';
import { roadmap } from '../../db/schema/index.js';
import { hasSqlState } from '../../db/sql-state.js';
import { lockPlans } from '../../domain/plan-lock.js';
import type { RequestContext } from '../../domain/request-context.js';
import { titleIn } from '../../domain/titles.js';
import { FieldError, NotFoundError, nonFieldError, StaleError } from '../../messages/errors.js';

const EXCLUSION_VIOLATION = '23P01';

/** A request of someone who changes plans. */
export interface Editor extends RequestContext {
  readonly user: SignedInUser;
}

/** A transaction in which no one else changes a plan of the organisation. */
export interface Change {
  readonly tx: Queries;
  readonly organizationId: number;
  readonly language: Language;
  readonly userId: number;
  /** Notes what has happened, and that the plan has changed. */
  done(event: AuditEvent, roadmapId: number, detail: Record<string, unknown>): Promise<void>;
  /** Refuses an owner who is no member; one who is owner already may stay. */
  checkOwner(id: number | null | undefined, current?: number | null): Promise<void>;
}

/** Who may work in an organisation. */
type Members = (organizationId: number) => Promise<readonly { readonly id: number }[]>;

export type ChangePlans = <T>(editor: Editor, work: (change: Change) => Promise<T>) => Promise<T>;

export function createChangePlans(audit: Audit, members: Members): ChangePlans {
  return async (editor, work) => {
    const organizationId = editor.organization.id;
    try {
      return await editor.inOrganization(async (tx) => {
        await lockPlans(tx, organizationId);
        return work({
          tx,
          organizationId,
          language: editor.language,
          userId: editor.user.id,
          async done(event, roadmapId, detail) {
            await tx
              .update(roadmap)
              .set({ planVersion: sql`${roadmap.planVersion} + 1` })
              .where(and(eq(roadmap.organizationId, organizationId), eq(roadmap.id, roadmapId)));
            const entry = {
              userId: editor.user.id,
              organizationId,
              detail: { roadmapId, ...detail },
            };
            await audit.record(event, entry, tx);
          },
          async checkOwner(id, current = null) {
            if (id === undefined || id === null || id === current) return;
            const known = await members(organizationId);
            if (!known.some((member) => member.id === id))
              throw new FieldError({ user: ['not_a_member'] });
          },
        });
      });
    } catch (error) {
      // Whoever takes the lock finds overlaps before; this is for those who do not.
      if (hasSqlState(error, EXCLUSION_VIOLATION)) throw nonFieldError('tasks_overlap');
      throw error;
    }
  };
}

/** The only row, of an object that must be there. */
export function onlyRow<R>([row]: readonly R[]): R {
  if (row === undefined) throw new NotFoundError();
  return row;
}

/** Refuses a change that was based on another version than the stored one. */
export function checkVersion(
  row: { readonly version: number },
  basedOn: number | undefined,
  newest: () => unknown,
): void {
  if (basedOn !== undefined && basedOn !== row.version) throw new StaleError(newest());
}

/** The columns of a title that may have changed. The Finnish twin of another one says something else. */
export function titleColumns(
  { language }: Pick<Change, 'language'>,
  row: { readonly title: string; readonly titleFi: string | null },
  title: string | undefined,
): { title?: string; titleFi?: null } {
  return title === undefined || title === titleIn(language, row) ? {} : { title, titleFi: null };
}
