import type { Contract, EndpointRequest, Language, Person, PersonFlags } from '@tavoite/model';
import { and, eq } from 'drizzle-orm';
import type { Audit } from '../../auth/audit.js';
import { replacePasswordReset } from '../../auth/password-resets.js';
import type { RateLimits } from '../../auth/rate-limits.js';
import { hashToken, newToken, type SessionStore } from '../../auth/session-store.js';
import type { SignedInUser } from '../../auth/signed-in.js';
import type { Config } from '../../config/config.js';
import type { Database, Queries } from '../../db/database.js';
import { membership, organization as organizations, user } from '../../db/schema/index.js';
import { mustBe } from '../../domain/must-be.js';
import type { RequestContext } from '../../domain/request-context.js';
import { writeLetter } from '../../mail/letter.js';
import type { MailQueue } from '../../mail/mail-queue.js';
import { FieldError, NotFoundError, nonFieldError, ThrottledError } from '../../messages/errors.js';
import { localized, translate } from '../../messages/texts.js';
import {
  addMembership,
  countUnmanaged,
  endMembership,
  findManagedBy,
  findOrAddAccount,
  type LineageRow,
  lockPeople,
  type MemberRow,
  readLineage,
  readMembers,
  setAccount,
  setFlags,
} from './queries.js';

interface KeeperRequest extends RequestContext {
  readonly user: SignedInUser;
}

type InviteBody = EndpointRequest<Contract['invitePerson']>['body'];
type ChangeBody = EndpointRequest<Contract['changePerson']>['body'];

type PersonState = Pick<Person, 'language' | 'status'> & { readonly flags: PersonFlags };
interface PersonChange {
  readonly before: PersonState;
  readonly after: PersonState;
}

interface Invitation {
  readonly userId: number;
  readonly organizationId: number;
  /** Who invites. */
  readonly byId: number;
}

/** The link of an invitation works this long. */
const INVITATION_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Mails that the people of one organisation can be made to send. */
const INVITATION_LIMIT = { max: 300, windowSeconds: 60 * 60 };

const flagsOf = (row: MemberRow): PersonFlags => ({
  report_manager: row.report_manager,
  notification_manager: row.notification_manager,
  roadmap_manager: row.roadmap_manager,
  organization_manager: row.organization_manager,
});

/** Organisations of the lineage in which a user is a member, or below one such. */
function visibleTo(lineage: readonly LineageRow[], memberOf: ReadonlySet<number>): Set<number> {
  const highest = lineage.findLastIndex(({ id }) => memberOf.has(id));
  return new Set(lineage.slice(0, highest + 1).map(({ id }) => id));
}

function peopleOf(
  rows: readonly MemberRow[],
  lineage: readonly LineageRow[],
  reader: { readonly id: number; readonly language: Language; readonly memberships: Set<number> },
): Person[] {
  const [own] = lineage;
  const visible = visibleTo(lineage, reader.memberships);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...byId.values()].map((row) => {
    const memberships = rows.filter(({ id }) => id === row.id);
    const of = (id: number | undefined) =>
      memberships.find(({ organization_id }) => organization_id === id);
    const here = of(own?.id);
    const { id, email, full_name, language, last_sign_in } = row;
    return {
      id,
      email,
      full_name,
      language,
      status: row.status === 'active' && row.is_invited ? 'invited' : row.status,
      last_sign_in: last_sign_in && new Date(last_sign_in).toISOString(),
      flags: here ? flagsOf(here) : null,
      inherited: lineage.slice(1).flatMap((above) => {
        const inherited = of(above.id);
        if (inherited === undefined) return [];
        const name = localized(reader.language, above.name, above.name_fi);
        return [{ organization: visible.has(above.id) ? name : null, flags: flagsOf(inherited) }];
      }),
      is_kept_here: here !== undefined && !row.has_others,
    };
  });
}

/** The members of an organisation and what they may do. */
export function createPeopleService({
  audit,
  config,
  database,
  mails,
  rateLimits,
  sessions,
}: {
  readonly audit: Audit;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly database: Database;
  readonly mails: MailQueue;
  readonly rateLimits: RateLimits;
  readonly sessions: SessionStore;
}) {
  /** What is still due when the mail is sent; links are made then, so that no queue ever holds one. */
  async function findInvited({ userId, organizationId, byId }: Invitation) {
    const [found] = await database.global
      .select({ user, name: organizations.name, nameFi: organizations.nameFi })
      .from(membership)
      .innerJoin(user, eq(user.id, membership.userId))
      .innerJoin(organizations, eq(organizations.id, membership.organizationId))
      .where(and(eq(membership.organizationId, organizationId), eq(membership.userId, userId)));
    const [by] = await database.global.select().from(user).where(eq(user.id, byId));
    return found && { ...found, by: by ? by.fullName || by.username : '' };
  }

  const queueInvitations = mails.define<Invitation>('invitation', {
    async compose(invitation) {
      const found = await findInvited(invitation);
      if (found?.user.status !== 'active') return null;
      const { user: invited, by } = found;
      const { language } = invited;
      const rows = await readMembers(database.global, invitation.organizationId, invited.id);
      const isNew = rows.some(({ is_invited }) => is_invited);
      const values = {
        organization: localized(language, found.name, found.nameFi),
        by,
        days: INVITATION_DAYS,
      };
      const to = { name: invited.name, address: invited.email };
      const subject = translate(language, 'invitation_mail_subject', values);
      if (!isNew) {
        const link = `${config.publicUrl}/`;
        const text = translate(language, 'joined_mail_body', { ...values, link });
        const action = translate(language, 'letter_open');
        return { to, ...writeLetter({ language, subject, text, link, action }) };
      }
      const token = newToken();
      const expiresAt = new Date(Date.now() + INVITATION_DAYS * DAY_MS);
      await database.transaction((tx) =>
        replacePasswordReset(tx, invited.id, hashToken(token), expiresAt),
      );
      const link = `${config.publicUrl}/invitation/${invited.id}/${token}`;
      const text = translate(language, 'invitation_mail_body', { ...values, link });
      const action = translate(language, 'letter_choose_password');
      return { to, ...writeLetter({ language, subject, text, link, action }) };
    },
  });

  async function read(tx: Queries, { organization, user, language }: KeeperRequest, id?: number) {
    const lineage = await readLineage(tx, organization.id);
    const rows = await readMembers(tx, organization.id, id ?? null);
    const own = id === undefined ? rows : await readMembers(tx, organization.id, user.id);
    const memberships = new Set(
      own.filter((row) => row.id === user.id).map((row) => row.organization_id),
    );
    return peopleOf(rows, lineage, { id: user.id, language, memberships });
  }

  /** @throws NotFoundError for all who are no members of this very organisation */
  async function member(tx: Queries, request: KeeperRequest, id: number) {
    const [found] = await read(tx, request, id);
    if (!found || found.flags === null) throw new NotFoundError();
    return { ...found, flags: found.flags };
  }

  async function countInvitation({ organization }: KeeperRequest): Promise<void> {
    const wait = await rateLimits.hit(`invite:${organization.id}`, INVITATION_LIMIT);
    if (wait !== null) throw new ThrottledError('too_many_invitations', wait);
  }

  /** Refuses, in the transaction, what would leave an organisation without anybody who manages it. */
  async function keepManaged(tx: Queries, managed: readonly number[]): Promise<void> {
    if ((await countUnmanaged(tx, managed)) > 0) throw nonFieldError('last_manager');
  }

  return {
    list: (request: KeeperRequest): Promise<Person[]> => read(database.global, request),

    /** @throws FieldError for members and disabled accounts; ThrottledError for too many */
    async invite(request: KeeperRequest, { flags, ...account }: InviteBody): Promise<Person> {
      await countInvitation(request);
      const { organization, user: by } = request;
      const invited = await database.transaction(async (tx, client) => {
        await lockPeople(tx);
        const { id, status } = await findOrAddAccount(tx, organization.id, account);
        if (status === 'disabled') throw new FieldError({ email: ['person_disabled'] });
        if (!(await addMembership(tx, organization.id, id, flags)))
          throw new FieldError({ email: ['person_is_member'] });
        const detail = { person: id, flags };
        const who = { userId: by.id, organizationId: organization.id };
        await audit.record('person_invited', { ...who, detail }, tx);
        const data = { userId: id, organizationId: organization.id, byId: by.id };
        await queueInvitations([{ data }], client);
        return member(tx, request, id);
      });
      mails.wake();
      return invited;
    },

    /**
     * @param was what the caller saw; not compared where it is not given
     * @throws FieldError for what is not this organisation's to change; StaleError
     */
    async change(
      request: KeeperRequest,
      id: number,
      body: ChangeBody,
      was?: Partial<Person>,
    ): Promise<Person> {
      const { organization, user: by } = request;
      const { flags = {}, ...account } = body;
      return database.transaction(async (tx) => {
        await lockPeople(tx);
        const before = await member(tx, request, id);
        if (was) mustBe<Person>(before, was);
        if (account.language !== undefined || account.status !== undefined) {
          if (!before.is_kept_here) throw nonFieldError('person_kept_elsewhere');
        }
        if (account.status === 'disabled' && id === by.id) throw nonFieldError('person_self');
        const managed = await findManagedBy(tx, id);
        await setFlags(tx, organization.id, id, flags);
        await setAccount(tx, id, account);
        // For good: being let in again brings no old session back.
        if (account.status === 'disabled') await sessions.revokeAll(tx, id);
        if (flags.organization_manager === false || account.status === 'disabled')
          await keepManaged(tx, managed);
        const after = await member(tx, request, id);
        const shown = ({ flags, language, status }: typeof after) => ({ flags, language, status });
        await audit.record(
          'person_changed',
          {
            userId: by.id,
            organizationId: organization.id,
            detail: { person: id, before: shown(before), after: shown(after) },
          },
          tx,
        );
        return after;
      });
    },

    /** Undoes an earlier change. @throws FieldError as `change` does; StaleError */
    takeBack(request: KeeperRequest, id: number, { before, after }: PersonChange): Promise<Person> {
      const { flags, language, status } = before;
      return this.change(
        request,
        id,
        {
          flags,
          ...(language !== after.language && { language }),
          // Who has been invited and nothing else is let in as who is active.
          ...(status !== after.status && { status: status === 'disabled' ? status : 'active' }),
        },
        after,
      );
    },

    /** Makes someone a member again whose membership was ended. @throws FieldError for members; NotFoundError */
    async restore(request: KeeperRequest, id: number, flags: PersonFlags): Promise<Person> {
      const { organization, user: by } = request;
      return database.transaction(async (tx) => {
        await lockPeople(tx);
        const [account] = await tx.select({ id: user.id }).from(user).where(eq(user.id, id));
        if (!account) throw new NotFoundError();
        // A disabled account stays so: it is listed again, and can be enabled there.
        if (!(await addMembership(tx, organization.id, id, flags)))
          throw nonFieldError('person_is_member');
        const who = { userId: by.id, organizationId: organization.id };
        await audit.record('person_invited', { ...who, detail: { person: id, flags } }, tx);
        return member(tx, request, id);
      });
    },

    async remove(request: KeeperRequest, id: number): Promise<void> {
      const { organization, user: by } = request;
      await database.transaction(async (tx) => {
        await lockPeople(tx);
        const { flags } = await member(tx, request, id);
        if (id === by.id) throw nonFieldError('person_self');
        await endMembership(tx, organization.id, id);
        if (flags.organization_manager) await keepManaged(tx, [organization.id]);
        const who = { userId: by.id, organizationId: organization.id };
        await audit.record('person_removed', { ...who, detail: { person: id, flags } }, tx);
      });
    },

    /** @throws FieldError for those who need none; ThrottledError for too many */
    async sendInvitation(request: KeeperRequest, id: number): Promise<void> {
      const { organization, user: by } = request;
      const { status } = await member(database.global, request, id);
      if (status !== 'invited') throw nonFieldError('person_not_invited');
      await countInvitation(request);
      await database.transaction(async (tx, client) => {
        const who = { userId: by.id, organizationId: organization.id };
        await audit.record('person_invited', { ...who, detail: { person: id } }, tx);
        const data = { userId: id, organizationId: organization.id, byId: by.id };
        await queueInvitations([{ data }], client);
      });
      mails.wake();
    },
  };
}

export type PeopleService = ReturnType<typeof createPeopleService>;
