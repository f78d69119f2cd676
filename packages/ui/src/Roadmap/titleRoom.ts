import { isFoldable } from './fold.js';

/** Before and after a title, in px. */
export const AIR_PX = 16;
/** Five letters, about: with less room than this, nothing of a longer title could be understood. */
const LEAST_EM = 3;
/** What the initials of an owner need at the end of a bar, with the air before them. */
const INITIALS_EM = 1.9;
/** So much of a title is left before initials, about 16 letters: with less room they give way. */
const LEAST_BEFORE_INITIALS_EM = 8;
/** Widths of names are rather too large: so much wider than its room, one is cut. */
const SURELY = 1.05;

/** What is written in a bar, or behind it. */
export interface TitleRoom {
  /** The title stands behind the bar. */
  isBeside: boolean;
  /** The title is in two lines. */
  isFolded: boolean;
  /** The initials of the owner stand at the end of what is in view of the bar. */
  hasInitials: boolean;
  /** Most width of the title, in px; 0 for none of it, null where the bar itself keeps it. */
  width: number | null;
}

export interface TitlePlace {
  /** What is written in it. */
  title: string;
  /** What is in view of the bar, in px. */
  seen: number;
  /** The bar goes on before or after the part in view. */
  isCut: boolean;
  /** Width of a bar with the whole title, in px. */
  needed: number;
  /** The same with the title in two lines; NaN where bars have room for one. */
  twoLines: number;
  /** What is free behind the bar, in px. */
  free: number;
  /** It has an owner. */
  isOwned: boolean;
  /** Size of the text in px. */
  font: number;
}

/** Whether a bar of a width could say the initials of its owner. */
export const canHaveInitials = (width: number, font: number): boolean =>
  width >= AIR_PX + INITIALS_EM * font;

/**
 * How the title of a bar and the initials of its owner share what is in view of it. A title that would be
 * cut is in two lines; one that would be cut in two, but has room in what is free behind the bar, stands
 * there; where only a few letters of it would be left, nothing is written. Initials make it shorter as long
 * as enough of it is left.
 */
export function titleRoom(place: TitlePlace): TitleRoom {
  const { title, seen, isCut, needed, twoLines, free, isOwned, font } = place;
  const isCutInside = needed > seen * SURELY && !(twoLines <= seen);
  if (seen > 0 && isCutInside && needed <= free)
    return {
      isBeside: true,
      isFolded: false,
      hasInitials: isOwned && canHaveInitials(seen, font),
      width: null,
    };
  const before = seen - INITIALS_EM * font;
  const hasInitials =
    isOwned &&
    (Math.min(needed, twoLines || needed) <= before ||
      before - AIR_PX >= LEAST_BEFORE_INITIALS_EM * font);
  const room = hasInitials ? before : seen;
  const isTooLong = needed > (hasInitials ? room : room * SURELY);
  const isFolded = room > 0 && isTooLong && isFoldable(title, room - AIR_PX, font);
  const isStub = isTooLong && !isFolded && room - AIR_PX < LEAST_EM * font;
  const width = isStub ? 0 : Math.max(0, room - AIR_PX);
  return {
    isBeside: false,
    isFolded,
    hasInitials,
    width: isCut || (hasInitials && isTooLong) ? width : null,
  };
}
