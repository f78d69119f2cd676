import { createRequire } from 'node:module';

/*
 * The typeface of pictures and documents: Inter as TrueType files, whole and in fixed weights. What
 * the app loads is of no use here: neither resvg nor the subsetter of PDFs reads WOFF2.
 */

export type FontFace = 'regular' | 'medium' | 'semibold' | 'italic' | 'semiboldItalic';

const require = createRequire(import.meta.url);

const file = (name: string): string => require.resolve(`@expo-google-fonts/inter/${name}.ttf`);

/** Paths of the font files. */
export const fontFiles = (): Record<FontFace, string> => ({
  regular: file('400Regular/Inter_400Regular'),
  medium: file('500Medium/Inter_500Medium'),
  semibold: file('600SemiBold/Inter_600SemiBold'),
  italic: file('400Regular_Italic/Inter_400Regular_Italic'),
  semiboldItalic: file('600SemiBold_Italic/Inter_600SemiBold_Italic'),
});
