import { memo, type ReactElement } from 'react';
import type { Painter, TextLook } from '../output/painter.js';
import { drawPicture, readPicture } from './draw.js';

/** Where a picture's texts begin on the page, by what they say. */
function textsOf(svg: ReactElement): Map<string, { x: number; y: number }> {
  const texts = new Map<string, { x: number; y: number }>();
  const painter = {
    file: { transform: () => undefined },
    save: () => undefined,
    restore: () => undefined,
    shape: (text: string) => ({ text, width: text.length }),
    shaped: ({ text }: { text: string }, x: number, y: number, _look: TextLook) =>
      texts.set(text, { x, y }),
  };
  drawPicture(painter as unknown as Painter, readPicture(svg), { x: 0, y: 0, scale: 1 });
  return texts;
}

it('moves texts by pixels and by their own size, as the number of a note is', () => {
  const texts = textsOf(
    <svg width="100" height="50">
      <title>A picture</title>
      <g fontSize={20}>
        <text x={10} y="20" dy={3.5}>
          pixels
        </text>
        <text x="10" y="20" dy="0.35em" fontSize={10}>
          own
        </text>
        <text x="10" y="20" dx="-0.5em" dy=".35em">
          handed down
        </text>
      </g>
    </svg>,
  );
  expect(texts.get('pixels')).toEqual({ x: 10, y: 23.5 });
  expect(texts.get('own')).toEqual({ x: 10, y: 23.5 });
  expect(texts.get('handed down')).toEqual({ x: 0, y: 27 });
});

const Label = memo(({ at }: { at: number }) => <text x={at}>No. {at}</text>);

it('reads what components make, their lists, fragments and numbers', () => {
  const texts = textsOf(
    <svg width="100" height="50">
      <title>A picture</title>
      {[1, 2].map((at) => (
        <Label key={at} at={at} />
      ))}
      {false}
      <>
        <text x={3}>Third</text>
        <text x={4}>Fourth</text>
      </>
    </svg>,
  );
  expect([...texts.entries()].map(([text, { x }]) => `${text} at ${x}`)).toEqual([
    'No. 1 at 1',
    'No. 2 at 2',
    'Third at 3',
    'Fourth at 4',
  ]);
});

it('sets a text off by lines around its letters, not by the text again', () => {
  const written: string[] = [];
  const painter = {
    file: { transform: () => undefined, addContent: (content: string) => written.push(content) },
    save: () => undefined,
    restore: () => undefined,
    withOpacity: (_of: string, _opacity: unknown, paint: () => void) => paint(),
    stroke: (color: string) => written.push(color),
    pen: (width: number) => written.push(`${width} wide`),
    shape: (text: string) => ({ text, width: 1 }),
    outline: () => ({ d: 'M0,0m5,5l10,0z', times: 200 }),
    shaped: ({ text }: { text: string }) => written.push(text),
  };
  const svg = (
    <svg width="100" height="50">
      <title>A picture</title>
      <text stroke="#ffffff" strokeWidth={3} paintOrder="stroke">
        Target
      </text>
    </svg>
  );
  drawPicture(painter as unknown as Painter, readPicture(svg), { x: 0, y: 0, scale: 1 });
  expect(written).toEqual(['#ffffff', '600 wide', '0 0 m 5 5 m 15 5 l h S', 'Target']);
});

it('refuses what is no picture', () => {
  expect(() => readPicture(<g />)).toThrow('The picture is no SVG');
});
