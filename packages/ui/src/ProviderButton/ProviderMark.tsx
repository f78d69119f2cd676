import type { ComponentPropsWithRef, ReactNode } from 'react';

/** Who signs a user in: the two whose brand rules a button must keep to, or anyone else. */
export type SignInProvider = 'google' | 'microsoft' | 'other';

/** The G of Google's guidelines and Microsoft's four squares: their colours are theirs in every theme. */
const LETTER = [
  [
    '#4285f4',
    'M45.12 24.5c0-1.56-.14-3.06-.4-4.5H24v8.51h11.84c-.51 2.75-2.06 5.08-4.39 6.64v5.52h7.11c4.16-3.83 6.56-9.47 6.56-16.17z',
  ],
  [
    '#34a853',
    'M24 46c5.94 0 10.92-1.97 14.56-5.33l-7.11-5.52c-1.97 1.32-4.49 2.1-7.45 2.1-5.73 0-10.58-3.87-12.31-9.07H4.34v5.7C7.96 41.07 15.4 46 24 46z',
  ],
  [
    '#fbbc05',
    'M11.69 28.18C11.25 26.86 11 25.45 11 24s.25-2.86.69-4.18v-5.7H4.34C2.85 17.09 2 20.45 2 24c0 3.55.85 6.91 2.34 9.88l7.35-5.7z',
  ],
  [
    '#ea4335',
    'M24 10.75c3.23 0 6.13 1.11 8.41 3.29l6.31-6.31C34.91 4.18 29.93 2 24 2 15.4 2 7.96 6.93 4.34 14.12l7.35 5.7c1.73-5.2 6.58-9.07 12.31-9.07z',
  ],
] as const;
const SQUARES = [
  ['#f25022', 1, 1],
  ['#7fba00', 11, 1],
  ['#00a4ef', 1, 11],
  ['#ffb900', 11, 11],
] as const;
/** A key, for a company's own identity provider. */
const KEY = 'm15.5 7.5 2.3 2.3a1 1 0 0 0 1.4 0l2.1-2.1a1 1 0 0 0 0-1.4L19 4m2-2-9.6 9.6';

const MARKS: Record<SignInProvider, { viewBox: string; shapes: ReactNode }> = {
  google: {
    viewBox: '0 0 48 48',
    shapes: LETTER.map(([color, path]) => <path key={color} fill={color} d={path} />),
  },
  microsoft: {
    viewBox: '0 0 21 21',
    shapes: SQUARES.map(([color, x, y]) => (
      <rect key={color} fill={color} x={x} y={y} width={9} height={9} />
    )),
  },
  other: {
    viewBox: '0 0 24 24',
    shapes: (
      <g fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round">
        <path d={KEY} />
        <circle cx={7.5} cy={15.5} r={5.5} />
      </g>
    ),
  },
};

export interface ProviderMarkProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Whose mark it is; `other` is drawn as a key. */
  provider: SignInProvider;
}

/** The mark of who signs a user in, as decoration beside the name. Renders an `<svg>` of 20 px. */
export const ProviderMark = ({ provider, ...rest }: ProviderMarkProps) => (
  <svg
    width={20}
    height={20}
    viewBox={MARKS[provider].viewBox}
    aria-hidden
    data-provider={provider}
    {...rest}
  >
    {MARKS[provider].shapes}
  </svg>
);
