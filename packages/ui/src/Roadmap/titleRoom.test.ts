import { canHaveInitials, type TitlePlace, titleRoom } from './titleRoom.js';

/** 300 px of a bar without an owner, of which all is in view; nothing is free behind it. */
const at = (place: Partial<TitlePlace>) =>
  titleRoom({
    title: 'Calls to unhappy customers',
    seen: 300,
    isCut: false,
    needed: 200,
    twoLines: 120,
    free: 0,
    isOwned: false,
    font: 10,
    ...place,
  });

it('leaves a title that has room to its bar', () => {
  const look = { isBeside: false, isFolded: false, hasInitials: false, width: null };
  expect(at({})).toEqual(look);
  expect(at({ isOwned: true })).toEqual({ ...look, hasInitials: true });
});

it('puts a title in two lines rather than leaving out initials', () => {
  // 19 px are the initials'.
  expect(at({ seen: 210, isOwned: true })).toEqual({
    isBeside: false,
    isFolded: true,
    hasInitials: true,
    width: 175,
  });
});

it('shortens a title for initials as long as enough of it is left', () => {
  const low = { isOwned: true, twoLines: Number.NaN, title: 'Calls' };
  const inLow = (seen: number) => {
    const { hasInitials, width } = at({ ...low, seen });
    return { hasInitials, width };
  };
  expect(inLow(219)).toEqual({ hasInitials: true, width: null });
  expect(inLow(200)).toEqual({ hasInitials: true, width: 165 });
  expect(inLow(115)).toEqual({ hasInitials: true, width: 80 });
  expect(inLow(114)).toEqual({ hasInitials: false, width: null });
});

it('keeps initials in a bar whose title stands behind it', () => {
  const behind = { free: 250, twoLines: 120, isOwned: true };
  expect(at({ ...behind, seen: 60 })).toMatchObject({ isBeside: true, hasInitials: true });
  expect(at({ ...behind, seen: 30 })).toMatchObject({ isBeside: true, hasInitials: false });
});

it('writes what there is room for in a bar at the edge, but not a few letters', () => {
  const edge = { isCut: true, title: 'Qualification' };
  expect(at({ ...edge, seen: 46 })).toMatchObject({ width: 30 });
  expect(at({ ...edge, seen: 45 })).toMatchObject({ width: 0 });
  expect(at({ ...edge, seen: -20 })).toMatchObject({ width: 0, isFolded: false });
});

it('says which bars are too narrow for initials', () => {
  expect(canHaveInitials(35, 10)).toBe(true);
  expect(canHaveInitials(34, 10)).toBe(false);
});
