/** Rows of keys, one below the other; the characters between them are on no keyboard. */
const LAYOUTS = [
  // Finnish and Swedish, which hold the English letters at the same places.
  ['§1234567890+', 'qwertyuiopå', 'asdfghjklöä', 'zxcvbnm,.-'],
  ['1234567890-=', 'qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,./'],
  ['1234567890ß', 'qwertzuiopü', 'asdfghjklöä', 'yxcvbnm,.-'],
  ['1234567890', 'azertyuiop', 'qsdfghjklm', 'wxcvbn,;:'],
  ['abcdefghijklmnopqrstuvwxyzåäö'],
];
/** A password whose characters follow their neighbours in pieces this long on average is a walk. */
const MIN_AVERAGE_PIECE = 3;

type Positions = ReadonlyMap<string, { readonly row: number; readonly column: number }>;

const positions = LAYOUTS.map(
  (rows): Positions =>
    new Map(rows.flatMap((keys, row) => [...keys].map((key, column) => [key, { row, column }]))),
);

function areNeighbours(layout: Positions, first: string, second: string): boolean {
  const [a, b] = [layout.get(first), layout.get(second)];
  if (a === undefined || b === undefined) return false;
  return Math.abs(a.row - b.row) <= 1 && Math.abs(a.column - b.column) <= 1;
}

/** Whether a text runs along a keyboard or the alphabet: `qwertyuiopas`, `1qaz2wsx3edc`, `abcdefghijkl`. */
export function isKeyboardWalk(text: string): boolean {
  const keys = [...text.toLowerCase()];
  return positions.some((layout) => {
    const pieces = keys.filter(
      (key, i) => i === 0 || !areNeighbours(layout, keys[i - 1] ?? '', key),
    );
    return keys.length >= pieces.length * MIN_AVERAGE_PIECE;
  });
}
