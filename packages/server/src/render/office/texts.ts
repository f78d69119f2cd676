import type { Locale } from '@tavoite/model';

/** What workbooks and slides say besides what the PDF says. */
interface OfficeTexts {
  readonly organization: string;
  readonly period: string;
  readonly date: string;
  readonly author: string;
  readonly bold: string;
  readonly italics: string;
  readonly actual: string;
  readonly estimate: string;
}

export const officeTexts: Record<Locale, OfficeTexts> = {
  en: {
    organization: 'Organisation',
    period: 'Period',
    date: 'Date',
    author: 'Author',
    bold: 'Bold',
    italics: 'Italics',
    actual: 'Confirmed figure',
    estimate: 'Estimate',
  },
  fi: {
    organization: 'Organisaatio',
    period: 'Ajanjakso',
    date: 'Päivä',
    author: 'Tekijä',
    bold: 'Lihavoitu',
    italics: 'Kursivoitu',
    actual: 'Vahvistettu luku',
    estimate: 'Arvio',
  },
};
