import { written } from '../output/painter.js';

const TOKEN = /[a-z]|-?[\d.]+(?:e-?\d+)?/gi;
const QUARTER = Math.PI / 2;

/** The data of an SVG path as operators of a PDF. Arcs are those of circles, as the charts have them. */
export function pathOperators(d: string): string {
  const tokens = d.match(TOKEN) ?? [];
  let operators = '';
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  for (let at = 0; at < tokens.length; ) {
    const letter = tokens[at++] ?? '';
    const command = letter.toUpperCase();
    const [fromX, fromY] = [x, y];
    // Those of small letters count from the point before.
    const [left, top] = letter === command ? [0, 0] : [x, y];
    if (command === 'Z') {
      [x, y] = [startX, startY];
      operators += 'h ';
    } else if (command === 'H') {
      x = left + Number(tokens[at++]);
      operators += operation('l', x, y);
    } else if (command === 'V') {
      y = top + Number(tokens[at++]);
      operators += operation('l', x, y);
    } else {
      const count = OPERANDS[command] ?? 2;
      const operands = tokens.slice(at, at + count).map(Number);
      at += count;
      // The last two lead to the next point.
      x = left + (operands[count - 2] ?? 0);
      y = top + (operands[count - 1] ?? 0);
      if (command === 'M') [startX, startY] = [x, y];
      const [a = 0, b = 0, c = 0, e = 0, f = 0] = operands;
      if (command === 'Q') {
        // A PDF has curves with two controls only.
        const [controlX, controlY] = [2 * (left + a), 2 * (top + b)];
        const first = [(fromX + controlX) / 3, (fromY + controlY) / 3] as const;
        operators += operation('c', ...first, (x + controlX) / 3, (y + controlY) / 3, x, y);
      } else if (command === 'C')
        operators += operation('c', left + a, top + b, left + c, top + e, x, y);
      else if (command === 'A') {
        const arc = { radius: a, isLarge: e === 1, isClockwise: f === 1 };
        for (const curve of arcCurves([fromX, fromY], [x, y], arc))
          operators += operation('c', ...curve);
      } else operators += operation(command === 'M' ? 'm' : 'l', x, y);
    }
  }
  return operators;
}

/** How many numbers the commands have that do not have two. */
const OPERANDS: Record<string, number> = { Q: 4, C: 6, A: 7 };

function operation(operator: string, ...operands: readonly number[]): string {
  let text = '';
  for (const operand of operands) text += `${written(operand)} `;
  return `${text}${operator} `;
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
