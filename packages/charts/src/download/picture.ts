import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { embeddedFont } from './fonts.js';

/** Pixels of a PNG for each pixel of its picture: sharp on dense screens and on paper. */
const PNG_SCALE = 2;

/** A picture's `<svg>`, drawn outside the visible page. */
function drawn(picture: ReactElement): SVGSVGElement {
  const holder = document.createElement('div');
  const root = createRoot(holder);
  flushSync(() => root.render(picture));
  const svg = holder.querySelector('svg')?.cloneNode(true);
  root.unmount();
  if (!(svg instanceof SVGSVGElement)) throw new Error('The picture has no <svg>');
  return svg;
}

/** Puts the font that a picture is written in into it. */
async function embedFont(svg: SVGSVGElement): Promise<void> {
  const families = svg.querySelector('[font-family]')?.getAttribute('font-family') ?? '';
  const family = families.split(',')[0]?.replaceAll(/["']/g, '').trim() ?? '';
  const rules = await embeddedFont(family, svg.textContent ?? '');
  if (rules === '') return;
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = rules;
  svg.prepend(style);
}

async function standingAlone(picture: ReactElement): Promise<SVGSVGElement> {
  const svg = drawn(picture);
  await embedFont(svg);
  return svg;
}

const textOf = (svg: SVGSVGElement): string => new XMLSerializer().serializeToString(svg);

/**
 * A picture as the text of a self-contained SVG file: the page's font is embedded.
 * @param picture a `TimeSeriesSvg`, `RadarSvg` or `TargetSvg` in a literal theme
 */
export async function chartSvg(picture: ReactElement): Promise<string> {
  return textOf(await standingAlone(picture));
}

/** More pixels on a side than browsers paint. */
const MAX_SIDE_PX = 16_000;

async function painted(svg: SVGSVGElement, wanted: number): Promise<Blob> {
  const side = Math.max(svg.width.baseVal.value, svg.height.baseVal.value);
  const scale = Math.min(wanted, MAX_SIDE_PX / side);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(svg.width.baseVal.value * scale);
  canvas.height = Math.round(svg.height.baseVal.value * scale);
  // Enlarged before it is painted: not every painter draws lines again for a larger canvas.
  svg.setAttribute('width', String(canvas.width));
  svg.setAttribute('height', String(canvas.height));

  const address = URL.createObjectURL(new Blob([textOf(svg)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas to draw on');
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
  } finally {
    URL.revokeObjectURL(address);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (file) => (file ? resolve(file) : reject(new Error('The picture could not be encoded'))),
      'image/png',
    );
  });
}

/**
 * A picture as a PNG file, by the browser's own painter.
 * @param picture as for `chartSvg`
 * @param scale pixels of the file for each pixel of the picture
 * @throws when the browser cannot draw or encode it
 */
export async function chartPng(picture: ReactElement, scale = PNG_SCALE): Promise<Blob> {
  return painted(await standingAlone(picture), scale);
}

/** The `<svg>` of a document's text. */
async function readSvg(text: string): Promise<SVGSVGElement> {
  const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
  const svg = document.importNode(documentElement, true);
  if (!(svg instanceof SVGSVGElement)) throw new Error('The text is no SVG');
  await embedFont(svg);
  return svg;
}

/** The text of an SVG document that is drawn elsewhere, with the page's font in it. */
export async function svgFile(text: string): Promise<string> {
  return textOf(await readSvg(text));
}

/**
 * The same as a PNG file.
 * @throws when the browser cannot draw or encode it
 */
export async function svgPng(text: string, scale = PNG_SCALE): Promise<Blob> {
  return painted(await readSvg(text), scale);
}
