import {
  type Comment,
  type Contract,
  type EndpointRequest,
  MAX_COMMENTS_PER_ANSWER,
  momentInTimeZone,
  type OrganizationUser,
} from '@tavoite/model';
import { sql } from 'drizzle-orm';
import type { Audit } from '../../auth/audit.js';
import type { SignedInUser } from '../../auth/signed-in.js';
import type { Queries } from '../../db/database.js';
import { mapping, target } from '../../db/schema/index.js';
import { type CommentRow, findComments } from '../../domain/comment-queries.js';
import type { RequestContext } from '../../domain/request-context.js';
import { FieldError, ForbiddenError, NotFoundError } from '../../messages/errors.js';
import {
  findComment,
  findTermId,
  hasRow,
  insertComment,
  removeComment,
  setComment,
} from './queries.js';

interface CommentRequest extends RequestContext {
  readonly user: SignedInUser;
}

type ListQuery = EndpointRequest<Contract['listComments']>['query'];
type CreateBody = EndpointRequest<Contract['createComment']>['body'];
type UpdateBody = EndpointRequest<Contract['updateComment']>['body'];

/** By the clock of the database. */
const NOW = sql<Date>`now()`;

const member = (person: CommentRow['author']): OrganizationUser | null =>
  person && { id: person.id, username: person.username, full_name: person.fullName };

function answer(row: CommentRow, timeZone: string): Comment {
  const at = (instant: Date | null) => instant && momentInTimeZone(instant, timeZone);
  return {
    id: row.id,
    term: row.termKey,
    target: row.targetId,
    mapping: row.mappingId,
    start_date: row.startDate,
    end_date: row.endDate,
    text: row.text,
    author: member(row.author),
    created: momentInTimeZone(row.createdAt, timeZone),
    edited: at(row.editedAt),
    resolved: at(row.resolvedAt),
    resolved_by: member(row.resolvedBy),
  };
}

/** What members write about the months of a term, a target or a view. */
export function createCommentService(audit: Audit) {
  async function existing(tx: Queries, { organization }: CommentRequest, id: number) {
    const row = await findComment(tx, organization.id, id);
    if (!row) throw new NotFoundError();
    return row;
  }

  const answerOf = async (tx: Queries, request: CommentRequest, id: number) =>
    answer(await existing(tx, request, id), request.organization.timeZone);

  /** @throws FieldError for what the organisation does not have */
  async function subjectOf(tx: Queries, organizationId: number, body: CreateBody) {
    if (body.term !== null) {
      const termId = await findTermId(tx, organizationId, body.term);
      if (termId === undefined) throw new FieldError({ term: ['unknown_term'] });
      return { termId };
    }
    if (body.target !== null) {
      if (await hasRow(tx, target, organizationId, body.target)) return { targetId: body.target };
      throw new FieldError({ target: ['unknown_target'] });
    }
    if (body.mapping !== null && (await hasRow(tx, mapping, organizationId, body.mapping)))
      return { mappingId: body.mapping };
    throw new FieldError({ mapping: ['unknown_view'] });
  }

  return {
    list(request: CommentRequest, query: ListQuery): Promise<Comment[]> {
      const { organization } = request;
      const { start_date: start, end_date: end, ...filter } = query;
      return request.inOrganization(async (tx) => {
        const rows = await findComments(
          tx,
          organization.id,
          { ...filter, start, end },
          MAX_COMMENTS_PER_ANSWER,
        );
        return rows.map((row) => answer(row, organization.timeZone));
      });
    },

    create(request: CommentRequest, body: CreateBody): Promise<Comment> {
      const { organization, user } = request;
      return request.inOrganization(async (tx) => {
        const id = await insertComment(tx, {
          organizationId: organization.id,
          ...(await subjectOf(tx, organization.id, body)),
          startDate: body.start_date,
          endDate: body.end_date,
          text: body.text,
          authorId: user.id,
        });
        return answerOf(tx, request, id);
      });
    },

    update(request: CommentRequest, id: number, { text, resolved }: UpdateBody): Promise<Comment> {
      const { organization, user } = request;
      return request.inOrganization(async (tx) => {
        const row = await existing(tx, request, id);
        const isEdited = text !== undefined && text !== row.text;
        if (isEdited && row.authorId !== user.id) throw new ForbiddenError('comment_of_other');
        const changes = {
          ...(isEdited && { text, editedAt: NOW }),
          // Who resolved it first stays named.
          ...(resolved === true && row.resolvedAt === null
            ? { resolvedAt: NOW, resolvedById: user.id }
            : {}),
          ...(resolved === false && { resolvedAt: null, resolvedById: null }),
        };
        if (Object.keys(changes).length > 0) await setComment(tx, organization.id, id, changes);
        return answerOf(tx, request, id);
      });
    },

    delete(request: CommentRequest, id: number): Promise<void> {
      const { organization, user } = request;
      return request.inOrganization(async (tx) => {
        const row = await existing(tx, request, id);
        if (row.authorId !== user.id && !user.flags.report_manager)
          throw new ForbiddenError('comment_delete_of_other');
        await removeComment(tx, organization.id, id);
        await audit.record(
          'comment_deleted',
          { userId: user.id, organizationId: organization.id, detail: { id } },
          tx,
        );
      });
    },
  };
}

export type CommentService = ReturnType<typeof createCommentService>;
