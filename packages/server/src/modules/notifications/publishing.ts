import { instantOfMoment } from '@tavoite/model';
import { FieldError, type Message } from '../../messages/errors.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Further ahead than anyone plans; what is meant for later is a slip of the keyboard. */
const MAX_YEARS_AHEAD = 5;

function refuse(message: Message): never {
  throw new FieldError({ published: [message] });
}

/**
 * When a message is to be published: at the time that was written, or null for now.
 *
 * @throws FieldError for a time that has passed or is years away
 */
export function plannedTime(written: string | null | undefined, timeZone: string): Date | null {
  if (written === null || written === undefined) return null;
  const time = instantOfMoment(written, timeZone);
  const ahead = time.getTime() - Date.now();
  if (!(ahead > 0)) refuse('moment_in_past');
  if (ahead > MAX_YEARS_AHEAD * 366 * DAY_MS)
    refuse({ key: 'moment_too_far', values: { years: MAX_YEARS_AHEAD } });
  return time;
}

export interface Published {
  readonly publishedAt: Date;
  readonly isPublished: boolean;
}

const sameMinute = (a: Date, b: Date): boolean =>
  Math.floor(a.getTime() / MINUTE_MS) === Math.floor(b.getTime() / MINUTE_MS);

/**
 * The new time of a message that has one: `undefined` if it stays, null for now. Forms write the time
 * that they were given, to the minute, along with everything else.
 *
 * @throws FieldError for a time that cannot be chosen, and for another time of a published message
 */
export function changedTime(
  written: string | null | undefined,
  { publishedAt, isPublished }: Published,
  timeZone: string,
): Date | null | undefined {
  if (written === undefined) return undefined;
  if (written !== null && sameMinute(instantOfMoment(written, timeZone), publishedAt))
    return undefined;
  if (!isPublished) return plannedTime(written, timeZone);
  if (written !== null) refuse('already_published');
  return undefined;
}
