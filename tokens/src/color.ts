/** Colour measures behind the tokens' tests and the tokens page. Colours are `#rrggbb`. */

export type Rgb = readonly [number, number, number];
export type ColorBlindness = 'protanopia' | 'deuteranopia' | 'tritanopia';

/** @returns red, green and blue from 0 to 255. @throws RangeError unless `hex` is `#rrggbb`. */
export const parseHex = (hex: string): Rgb => {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) throw new RangeError(`Not a #rrggbb colour: ${hex}`);
  const [, red = '', green = '', blue = ''] = match;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
};

const toLinear = (channel: number): number => {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};

const toChannel = (linear: number): number => {
  const c = Math.min(1, Math.max(0, linear));
  return Math.round(255 * (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055));
};

const linearRgb = (hex: string): Rgb => {
  const [red, green, blue] = parseHex(hex);
  return [toLinear(red), toLinear(green), toLinear(blue)];
};

const luminance = (hex: string): number => {
  const [red, green, blue] = linearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG 2 contrast ratio of two opaque colours, 1 to 21. */
export const contrastRatio = (a: string, b: string): number => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

const multiply = (matrix: readonly Rgb[], [x, y, z]: Rgb): Rgb => {
  const row = (r: Rgb | undefined) => (r ? r[0] * x + r[1] * y + r[2] * z : 0);
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

/** Machado, Oliveira and Fernandes (2009), severity 1, on linear RGB. */
const BLINDNESS: Record<ColorBlindness, readonly Rgb[]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** The colour as a person with that colour blindness sees it. */
export const simulateColorBlindness = (hex: string, kind: ColorBlindness): string => {
  const seen = multiply(BLINDNESS[kind], linearRgb(hex));
  return `#${seen.map((c) => toChannel(c).toString(16).padStart(2, '0')).join('')}`;
};

const RGB_TO_XYZ: readonly Rgb[] = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];

/** CIE L*a*b* under D65. */
const lab = (hex: string): Rgb => {
  const [x, y, z] = multiply(RGB_TO_XYZ, linearRgb(hex));
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const [fx, fy, fz] = [f(x / 0.95047), f(y), f(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
};

const degrees = (radians: number) => (radians * 180) / Math.PI;
const radians = (angle: number) => (angle * Math.PI) / 180;

/** CIEDE2000 colour difference; about 2 is just visible side by side. */
export const colorDistance = (first: string, second: string): number => {
  const [l1, a1, b1] = lab(first);
  const [l2, a2, b2] = lab(second);
  const meanChroma7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const g = 0.5 * (1 - Math.sqrt(meanChroma7 / (meanChroma7 + 25 ** 7)));
  const [c1, c2] = [Math.hypot((1 + g) * a1, b1), Math.hypot((1 + g) * a2, b2)];
  const hue = (a: number, b: number) => (degrees(Math.atan2(b, (1 + g) * a)) + 360) % 360;
  const [h1, h2] = [hue(a1, b1), hue(a2, b2)];

  const gap = h2 - h1;
  const turn = c1 * c2 === 0 ? 0 : gap > 180 ? gap - 360 : gap < -180 ? gap + 360 : gap;
  const deltaL = l2 - l1;
  const deltaC = c2 - c1;
  const deltaH = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2));

  const meanL = (l1 + l2) / 2;
  const meanC = (c1 + c2) / 2;
  const sum = h1 + h2;
  const meanH =
    c1 * c2 === 0 ? sum : Math.abs(gap) <= 180 ? sum / 2 : (sum + (sum < 360 ? 360 : -360)) / 2;

  const t =
    1 -
    0.17 * Math.cos(radians(meanH - 30)) +
    0.24 * Math.cos(radians(2 * meanH)) +
    0.32 * Math.cos(radians(3 * meanH + 6)) -
    0.2 * Math.cos(radians(4 * meanH - 63));
  const sl = 1 + (0.015 * (meanL - 50) ** 2) / Math.sqrt(20 + (meanL - 50) ** 2);
  const sc = 1 + 0.045 * meanC;
  const sh = 1 + 0.015 * meanC * t;
  const rotation =
    -2 *
    Math.sqrt(meanC ** 7 / (meanC ** 7 + 25 ** 7)) *
    Math.sin(radians(60 * Math.exp(-(((meanH - 275) / 25) ** 2))));
  const [dl, dc, dh] = [deltaL / sl, deltaC / sc, deltaH / sh];
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rotation * dc * dh);
};
