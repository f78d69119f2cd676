import type { ReactNode } from 'react';
import { outlineOf, shape } from '../text/shape.js';
import { loadTypefaces } from '../text/typeface.js';
import { readSvg, type SvgElement } from './elements.js';
import {
  AT_FIRST,
  type Attributes,
  anchorShift,
  faceOf,
  type Inherited,
  inherit,
  lengthOf,
  linesOf,
  number,
} from './inherited.js';

/*
 * A picture as an SVG document whose texts are outlines. Whatever paints it needs no font: reading the
 * files and shaping the texts again took half of the time of a picture.
 */

/** Attributes that SVG writes as React does; others have hyphens. */
const WRITTEN_ALIKE = new Set([
  'viewBox',
  'patternUnits',
  'patternContentUnits',
  'patternTransform',
  'clipPathUnits',
  'preserveAspectRatio',
]);
/** What is for readers, style sheets and React, and paints nothing. */
const UNSEEN = /^(children|className|role|tabIndex|aria-.*|data-.*|font.*|textAnchor|d[xy])$/;
/** Elements that say what others show. */
const SPOKEN = new Set(['title', 'desc']);
const HUNDREDTHS = 100;

const names = new Map<string, string>();

/** The name of an attribute in a document; empty for one that paints nothing. */
function nameOf(attribute: string): string {
  const known = names.get(attribute);
  if (known !== undefined) return known;
  const name = UNSEEN.test(attribute)
    ? ''
    : WRITTEN_ALIKE.has(attribute)
      ? attribute
      : attribute.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  names.set(attribute, name);
  return name;
}

const escaped = (text: string): string =>
  /[&<"]/.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
    : text;

const rounded = (value: number): number => Math.round(value * HUNDREDTHS) / HUNDREDTHS;

function attributesOf(attributes: Attributes, without?: RegExp): string {
  let written = '';
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || without?.test(attribute)) continue;
    const name = nameOf(attribute);
    if (name !== '') written += ` ${name}="${escaped(String(value))}"`;
  }
  return written;
}

/** Of a text, what its outline does not take from it. */
const PLACE = /^([xy]|strokeWidth|transform)$/;

function textMarkup(element: SvgElement, above: Inherited): string {
  const typefaces = loadTypefaces();
  let markup = '';
  for (const { text, attributes, here } of linesOf(element, above)) {
    const face = typefaces[faceOf(here)];
    const scale = here.fontSize / face.unitsPerEm;
    const look = attributesOf(attributes, PLACE);
    const pen = here.stroke === 'none' ? '' : ` stroke-width="${here.strokeWidth / scale}"`;
    const y = number(attributes.y) + lengthOf(attributes.dy, here.fontSize);
    for (const [part, x] of placed(text, attributes.x)) {
      const shaped = shape(face, part);
      const d = outlineOf(face, shaped);
      if (d === '') continue;
      const shift = anchorShift(here, shaped.width * here.fontSize);
      const left = x + lengthOf(attributes.dx, here.fontSize) - shift;
      const matrix = `${scale} 0 0 ${-scale} ${rounded(left)} ${rounded(y)}`;
      markup += `<path transform="matrix(${matrix})" d="${d}"${look}${pen}/>`;
    }
  }
  const { transform } = element.attributes;
  return transform ? `<g transform="${escaped(transform)}">${markup}</g>` : markup;
}

/** A text, or each character of it where each has a place of its own. */
function placed(text: string, x: string | number | undefined): (readonly [string, number])[] {
  const places = typeof x === 'string' ? x.trim().split(/[\s,]+/) : [];
  if (places.length < 2) return [[text, number(x)]];
  return [...text].map((character, at) => [character, number(places[at] ?? places.at(-1))]);
}

function markupOf(element: SvgElement, above: Inherited): string {
  const { name, attributes, children } = element;
  if (SPOKEN.has(name)) return '';
  const here = inherit(attributes, above);
  if (name === 'text') return textMarkup(element, here);
  let inside = '';
  for (const child of children) inside += markupOf(child, here);
  const start = `<${name}${attributesOf(attributes)}`;
  return inside === '' ? `${start}/>` : `${start}>${inside}</${name}>`;
}

/** @throws what the components of the picture throw, which use no hooks; and when it is no SVG */
export const outlinedSvg = (picture: ReactNode): string => markupOf(readSvg(picture), AT_FIRST);
