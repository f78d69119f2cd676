import fc from 'fast-check';
import { ACTUAL, ESTIMATE, MISSING } from '../kernel/columns.js';
import { firstPlace, moveCursor } from './cursor.js';

const field = [
  Uint8Array.from([ACTUAL, MISSING, ACTUAL, ESTIMATE, MISSING]),
  Uint8Array.from([MISSING, ACTUAL, ACTUAL, MISSING, MISSING]),
];
const at = (row: number, index: number) => ({ row, index });

describe('moveCursor', () => {
  it('steps over missing points and stops at the ends', () => {
    expect(moveCursor('ArrowRight', at(0, 0), field, 12)).toEqual(at(0, 2));
    expect(moveCursor('ArrowLeft', at(0, 2), field, 12)).toEqual(at(0, 0));
    expect(moveCursor('ArrowLeft', at(0, 0), field, 12)).toEqual(at(0, 0));
    expect(moveCursor('ArrowRight', at(0, 3), field, 12)).toEqual(at(0, 3));
  });

  it('goes to the ends and by pages', () => {
    expect(moveCursor('Home', at(1, 2), field, 12)).toEqual(at(1, 1));
    expect(moveCursor('End', at(0, 0), field, 12)).toEqual(at(0, 3));
    expect(moveCursor('PageDown', at(0, 0), field, 12)).toEqual(at(0, 3));
    expect(moveCursor('PageUp', at(0, 3), field, 2)).toEqual(at(0, 2));
  });

  it('changes the series at the same position, round and round', () => {
    expect(moveCursor('ArrowDown', at(0, 3), field, 12)).toEqual(at(1, 3));
    expect(moveCursor('ArrowDown', at(1, 3), field, 12)).toEqual(at(0, 3));
    expect(moveCursor('ArrowUp', at(0, 0), field, 12)).toEqual(at(1, 0));
  });

  it('leaves other keys alone', () => {
    expect(moveCursor('a', at(0, 0), field, 12)).toBeNull();
  });

  it('reaches every drawn point of a series with the right arrow, whatever is missing', () => {
    const kinds = fc.uint8Array({ minLength: 1, maxLength: 40, max: 2 });
    fc.assert(
      fc.property(kinds, (column) => {
        const expected = [...column.keys()].filter((i) => column[i] !== MISSING);
        const visited: number[] = [];
        let place = moveCursor('Home', at(0, 0), [column], 12);
        while (place && drawnAt(column, place.index) && visited.at(-1) !== place.index) {
          visited.push(place.index);
          place = moveCursor('ArrowRight', place, [column], 12);
        }
        expect(visited).toEqual(expected);
      }),
    );
  });
});

const drawnAt = (column: Uint8Array, index: number) => (column[index] ?? MISSING) !== MISSING;

describe('firstPlace', () => {
  it('is the newest actual point of the first series that has one', () => {
    expect(firstPlace(field)).toEqual(at(0, 2));
    const estimates = [Uint8Array.from([ESTIMATE, ESTIMATE, MISSING])];
    expect(firstPlace(estimates)).toEqual(at(0, 1));
    expect(firstPlace([...estimates, ...field])).toEqual(at(1, 2));
    expect(firstPlace([Uint8Array.from([MISSING]), Uint8Array.from([ACTUAL])])).toEqual(at(1, 0));
    expect(firstPlace([])).toBeNull();
  });
});
