import { inflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { encodePng } from './encode-png.js';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="37" height="5"><rect width="37" height="5" fill="#fff"/>' +
  '<circle cx="9" cy="3" r="2.5" fill="#c0392b"/></svg>';

it('holds each pixel, line by line', () => {
  const pixels = Uint8Array.of(1, 2, 3, 255, 4, 5, 6, 255, 7, 8, 9, 255, 10, 11, 12, 255);
  const png = encodePng(pixels, 2, 2);
  const length = png.readUInt32BE(33);
  expect(png.toString('latin1', 37, 41)).toBe('IDAT');
  const lines = inflateSync(png.subarray(41, 41 + length));
  expect([...lines]).toEqual([0, ...pixels.subarray(0, 8), 0, ...pixels.subarray(8)]);
});

it('is read as the picture that it was made of', () => {
  const image = new Resvg(SVG).render();
  const png = encodePng(image.pixels, image.width, image.height);
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const again = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="37" height="5"><image href="${href}" width="37" height="5" image-rendering="optimizeSpeed"/></svg>`,
  ).render();
  expect(again.pixels).toEqual(image.pixels);
});
