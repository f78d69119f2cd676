import type { ReactElement } from 'react';
import { AreaMark, type AreaMarkProps, Marker } from './marks.js';

export interface RadarMarkProps extends AreaMarkProps {
  /** Path of the marks of actual values. */
  readonly solidGlyphs: string;
  /** Path of the marks of estimates. */
  readonly openGlyphs: string;
  /** Colour of the ground, which fills the marks of estimates. */
  readonly surface: string;
}

/**
 * One outline of a radar: tinted where actual, hatched and dashed where an estimate is at either
 * end; renders paths around the origin.
 */
export function RadarMark({
  solidGlyphs,
  openGlyphs,
  surface,
  ...area
}: RadarMarkProps): ReactElement {
  return (
    <>
      <AreaMark {...area} />
      <Marker solid={solidGlyphs} open={openGlyphs} color={area.color} surface={surface} />
    </>
  );
}
