import type { ManagerFlag } from '@tavoite/model';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Audit } from '../../auth/audit.js';
import type { OidcMembers } from '../../auth/providers/oidc.js';
import { type ExternalAccount, ProofRefused } from '../../auth/providers/provider.js';
import type { Queries } from '../../db/database.js';

const email = z.email().max(254);
const MAX_NAME_CHARACTERS = 100;

/** The account's address if its provider has verified it and it is of one of the domains. */
function admittedAddress(
  claims: Readonly<Record<string, unknown>>,
  domains: readonly string[],
): string {
  const address = email.safeParse(claims.email).data?.toLowerCase();
  if (address === undefined) throw new ProofRefused('no account here, and no e-mail address');
  if (claims.email_verified !== true)
    throw new ProofRefused('no account here, and the e-mail address is not verified');
  if (!domains.includes(address.slice(address.lastIndexOf('@') + 1)))
    throw new ProofRefused('no account here, and an e-mail address of another domain');
  return address;
}

function groupsOf(claim: unknown): readonly unknown[] {
  return Array.isArray(claim) ? claim : [claim];
}

/** Keeps the members of an organisation as the identity provider says. */
export function createProviderMembers(settings: OidcMembers | null, audit: Audit) {
  return {
    /**
     * Adds the owner of an account that is linked to nobody. Answers the new user's id; null where
     * members are not added this way. Throws ProofRefused, with the reason, where this one is not.
     */
    async admit(
      tx: Queries,
      { claims, name }: ExternalAccount,
      network: string,
    ): Promise<number | null> {
      if (settings === null || settings.domains.length === 0 || claims === null) return null;
      const { organization } = settings;
      const address = admittedAddress(claims, settings.domains);
      const ownName =
        typeof claims.name === 'string' ? claims.name.replace(/\p{C}/gu, '').trim() : '';
      const shown = (ownName || name || address).slice(0, MAX_NAME_CHARACTERS);
      const language = /^fi\b/i.test(String(claims.locale)) ? 'fi' : 'en';
      const { rows } = await tx.execute<{ id: number | null }>(
        sql`SELECT admit_member(${organization}, ${address}, ${shown}, ${language}) AS id`,
      );
      const id = rows[0]?.id ?? null;
      // Never linked by the address alone: whoever has it signs in and links the account.
      if (id === null)
        throw new ProofRefused(
          'its address is of a user already, or there is no such organisation',
        );
      await audit.record('member_admitted', { userId: id, detail: { network, organization } }, tx);
      return id;
    },

    /** Sets the flags that the groups of the account stand for. */
    async setFlags(tx: Queries, userId: number, { claims }: ExternalAccount): Promise<void> {
      if (settings === null || claims === null) return;
      if (Object.keys(settings.managers).length === 0) return;
      const { groupsClaim, managers, organization } = settings;
      const groups = groupsOf(claims[groupsClaim]);
      /** Flags without groups are not the provider's to set. */
      const flag = (name: ManagerFlag): boolean | null =>
        managers[name]?.some((group) => groups.includes(group)) ?? null;
      const flags = {
        report_manager: flag('report_manager'),
        notification_manager: flag('notification_manager'),
        roadmap_manager: flag('roadmap_manager'),
        organization_manager: flag('organization_manager'),
      };
      const { rows } = await tx.execute<{ changed: boolean }>(
        sql`SELECT set_provider_flags(${userId}, ${organization}, ${flags.report_manager},
          ${flags.notification_manager}, ${flags.roadmap_manager},
          ${flags.organization_manager}) AS changed`,
      );
      if (rows[0]?.changed)
        await audit.record('flags_changed', { userId, detail: { organization, ...flags } }, tx);
    },
  };
}
