import type { IdentityProvider } from '@tavoite/model';

/** The four squares and the G of the owners' guidelines: their colours are theirs in every theme. */
const SQUARES = [
  ['#f25022', 1, 1],
  ['#7fba00', 11, 1],
  ['#00a4ef', 1, 11],
  ['#ffb900', 11, 11],
] as const;
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

/** The mark of a provider, as decoration beside its name; others than the known ones have none. */
export const ProviderMark = ({ provider }: { provider: IdentityProvider }) => {
  if (provider === 'oidc') return null;
  const isGoogle = provider === 'google';
  return (
    <svg width={20} height={20} viewBox={isGoogle ? '0 0 48 48' : '0 0 21 21'} aria-hidden>
      {isGoogle
        ? LETTER.map(([colour, path]) => <path key={colour} fill={colour} d={path} />)
        : SQUARES.map(([colour, x, y]) => (
            <rect key={colour} fill={colour} x={x} y={y} width={9} height={9} />
          ))}
    </svg>
  );
};
