import { createHash } from 'node:crypto';
import type { Database } from '../db/database.js';

/** A place is forgotten after this long without a sign-in. */
const KEEP_DAYS = 90;
/** Of each user; the ones used last. */
const MAX_PLACES = 30;

/** Networks and devices from which users have signed in before, as hashes that differ by user. */
export interface SignInPlaces {
  /** Whether the user has signed in on the device, else in the network. False if there is no such user. */
  find(
    email: string,
    network: string,
    device: string | undefined,
  ): Promise<'device' | 'network' | null>;
  remember(userId: number, email: string, network: string, device: string): Promise<void>;
  /** Forgets places without a recent sign-in. */
  cleanUp(): Promise<void>;
}

function hashOf(email: string, kind: 'device' | 'network', name: string): Buffer {
  return createHash('sha256').update([email, kind, name].join('\n')).digest();
}

const FIND = `
  SELECT p.place_hash FROM sign_in_place p JOIN "user" u ON u.id = p.user_id
  WHERE u.email = $1 AND p.place_hash IN ($2, $3)
    AND p.last_used_at > now() - make_interval(days => ${KEEP_DAYS})`;

const REMEMBER = `
  INSERT INTO sign_in_place (user_id, place_hash) VALUES ($1, $2), ($1, $3)
  ON CONFLICT (user_id, place_hash) DO UPDATE SET last_used_at = now()`;

const FORGET_OLDEST = `
  DELETE FROM sign_in_place WHERE user_id = $1 AND place_hash NOT IN (
    SELECT place_hash FROM sign_in_place WHERE user_id = $1
    ORDER BY last_used_at DESC, place_hash LIMIT ${MAX_PLACES})`;

const CLEAN_UP = `
  DELETE FROM sign_in_place WHERE last_used_at < now() - make_interval(days => ${KEEP_DAYS})`;

export function createSignInPlaces(database: Database): SignInPlaces {
  return {
    async find(email, network, device) {
      const ofNetwork = hashOf(email, 'network', network);
      const ofDevice = device === undefined ? ofNetwork : hashOf(email, 'device', device);
      const rows = await database.prepared<{ place_hash: Buffer }>('find_sign_in_place', FIND, [
        email,
        ofNetwork,
        ofDevice,
      ]);
      if (rows.length === 0) return null;
      const isDevice = rows.some(({ place_hash }) => !place_hash.equals(ofNetwork));
      return isDevice ? 'device' : 'network';
    },
    async remember(userId, email, network, device) {
      await database.prepared('remember_sign_in_place', REMEMBER, [
        userId,
        hashOf(email, 'network', network),
        hashOf(email, 'device', device),
      ]);
      await database.prepared('forget_sign_in_places', FORGET_OLDEST, [userId]);
    },
    async cleanUp() {
      await database.prepared('clean_up_sign_in_places', CLEAN_UP, []);
    },
  };
}
