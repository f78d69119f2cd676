import { written } from '../output/painter.js';

const COMMAND = /([MLHVCQAZ])([^MLHVCQAZ]*)/gi;
const NUMBER = /-?[\d.]+(?:e-?\d+)?/g;
const QUARTER = Math.PI / 2;

/** The data of an SVG path as operators of a PDF. Arcs are those of circles, as the charts have them. */
export function pathOperators(d: string): string {
  let operators = '';
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  const put = (operator: string, ...operands: number[]) => {
    for (const operand of operands) operators += `${written(operand)} `;
    operators += `${operator} `;
  };
  for (const [, letter = '', list = ''] of d.matchAll(COMMAND)) {
    const command = letter.toUpperCase();
    const operands = list.match(NUMBER)?.map(Number) ?? [];
    const [fromX, fromY] = [x, y];
    // Relative ones are written in small letters.
    const [leftX, topY] = letter === command ? [0, 0] : [x, y];
    // The last two lead to the next point, whatever the command.
    if (command === 'H') x = leftX + (operands[0] ?? 0);
    else if (command === 'V') y = topY + (operands[0] ?? 0);
    else if (command === 'Z') [x, y] = [startX, startY];
    else {
      x = leftX + (operands.at(-2) ?? 0);
      y = topY + (operands.at(-1) ?? 0);
    }
    if (command === 'M') {
      [startX, startY] = [x, y];
      put('m', x, y);
    } else if (command === 'Z') put('h');
    else if (command === 'Q') {
      const [controlX, controlY] = [leftX + (operands[0] ?? 0), topY + (operands[1] ?? 0)];
      // A PDF has curves with two controls only.
      put(
        'c',
        fromX + (2 / 3) * (controlX - fromX),
        fromY + (2 / 3) * (controlY - fromY),
        x + (2 / 3) * (controlX - x),
        y + (2 / 3) * (controlY - y),
        x,
        y,
      );
    } else if (command === 'C') {
      const [ax = 0, ay = 0, bx = 0, by = 0] = operands;
      put('c', leftX + ax, topY + ay, leftX + bx, topY + by, x, y);
    } else if (command === 'A') {
      const [radius = 0, , , isLarge, isClockwise] = operands;
      const arc = { radius, isLarge: isLarge === 1, isClockwise: isClockwise === 1 };
      for (const curve of arcCurves([fromX, fromY], [x, y], arc)) put('c', ...curve);
    } else put('l', x, y);
  }
  return operators;
}

interface Arc {
  readonly radius: number;
  readonly isLarge: boolean;
  readonly isClockwise: boolean;
}

type Point = readonly [x: number, y: number];

/** A part of a circle in curves of a quarter at most. */
function arcCurves([x0, y0]: Point, [x1, y1]: Point, arc: Arc): number[][] {
  const { isLarge, isClockwise } = arc;
  const [halfX, halfY] = [(x1 - x0) / 2, (y1 - y0) / 2];
  const half = Math.hypot(halfX, halfY);
  if (half === 0) return [];
  const radius = Math.max(arc.radius, half);
  // From the middle between the ends to the centre, in halves of their distance.
  const aside = (Math.sqrt(radius ** 2 - half ** 2) / half) * (isLarge === isClockwise ? -1 : 1);
  const [centerX, centerY] = [x0 + halfX - aside * halfY, y0 + halfY + aside * halfX];
  const begin = Math.atan2(y0 - centerY, x0 - centerX);
  let turn = Math.atan2(y1 - centerY, x1 - centerX) - begin;
  if (isClockwise && turn < 0) turn += 2 * Math.PI;
  if (!isClockwise && turn > 0) turn -= 2 * Math.PI;
  const count = Math.ceil(Math.abs(turn) / QUARTER - 0.01);
  const control = (4 / 3) * Math.tan(turn / count / 4);
  return Array.from({ length: count }, (_, index) => {
    const from = begin + (turn * index) / count;
    const to = begin + (turn * (index + 1)) / count;
    const [fromX, fromY] = [radius * Math.cos(from), radius * Math.sin(from)];
    const [toX, toY] = [radius * Math.cos(to), radius * Math.sin(to)];
    return [
      centerX + fromX - control * fromY,
      centerY + fromY + control * fromX,
      centerX + toX + control * toY,
      centerY + toY - control * toX,
      centerX + toX,
      centerY + toY,
    ];
  });
}
