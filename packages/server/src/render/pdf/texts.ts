import type { Locale } from '@tavoite/model';

/** The report's own words. */
interface PdfTexts {
  readonly report: string;
  readonly contents: string;
  readonly introduction: string;
  readonly page: (page: number, of: number) => string;
  readonly toPage: (heading: string, page: number) => string;
  readonly figures: (heading: string) => string;
  readonly figuresPart: (heading: string, part: number, of: number) => string;
  readonly continued: (caption: string) => string;
  readonly unit: string;
  readonly term: string;
  readonly notes: string;
  /** How figures are told apart, by how confirmed ones are written. */
  readonly key: { readonly regular: string; readonly semibold: string };
  readonly empty: string;
  readonly noItems: string;
  readonly missing: (terms: string) => string;
  readonly failed: string;
}

export const pdfTexts: Record<Locale, PdfTexts> = {
  en: {
    report: 'Report',
    contents: 'Contents',
    introduction: 'Introduction',
    page: (page, of) => `Page ${page} / ${of}`,
    toPage: (heading, page) => `${heading}, page ${page}`,
    figures: (heading) => `Figures: ${heading}`,
    figuresPart: (heading, part, of) => `Figures: ${heading} (${part}/${of})`,
    continued: (caption) => `${caption}, continued`,
    unit: 'Unit',
    term: 'Term',
    notes: 'Comments',
    key: {
      regular: 'Figures in italics are estimates.',
      semibold: 'Bold figures are confirmed, figures in italics are estimates.',
    },
    empty: 'There are no values in this period.',
    noItems: 'This report has no graphs or data maps yet.',
    missing: (terms) => `These terms no longer exist and are left out: ${terms}.`,
    failed: 'This item could not be drawn.',
  },
  fi: {
    report: 'Raportti',
    contents: 'Sisällys',
    introduction: 'Johdanto',
    page: (page, of) => `Sivu ${page} / ${of}`,
    toPage: (heading, page) => `${heading}, sivu ${page}`,
    figures: (heading) => `Luvut: ${heading}`,
    figuresPart: (heading, part, of) => `Luvut: ${heading} (${part}/${of})`,
    continued: (caption) => `${caption}, jatkoa`,
    unit: 'Yksikkö',
    term: 'Termi',
    notes: 'Kommentit',
    key: {
      regular: 'Kursivoidut luvut ovat arvioita.',
      semibold: 'Lihavoidut luvut ovat vahvistettuja, kursivoidut arvioita.',
    },
    empty: 'Tällä ajanjaksolla ei ole arvoja.',
    noItems: 'Raportissa ei ole vielä kuvaajia eikä tietokarttoja.',
    missing: (terms) => `Näitä termejä ei enää ole, ja ne on jätetty pois: ${terms}.`,
    failed: 'Tätä kohdetta ei voitu piirtää.',
  },
};
