import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { encode } from 'uqr';

/** Modules of white around the code, as the standard asks for. */
const QUIET_ZONE = 4;

const Picture = styled.svg`
  display: block;
  width: 100%;
  max-width: 220px;
  height: auto;
  forced-color-adjust: none;
`;

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** What a camera reads: usually an address. */
  value: string;
  /** What the code is for, as its name. */
  label: string;
}

/** One path of unit squares, those of a row joined where they touch. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
}

/**
 * A QR code, black on white in every theme, since not every camera reads it the other way round.
 * Renders an `<svg role="img">`.
 */
export const QrCode = ({ value, label, ...rest }: QrCodeProps) => {
  const { data, size } = encode(value, { ecc: 'M', border: QUIET_ZONE });
  return (
    <Picture
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      {...rest}
    >
      <rect width={size} height={size} fill="white" />
      <path d={pathOf(data)} fill="black" />
    </Picture>
  );
};
