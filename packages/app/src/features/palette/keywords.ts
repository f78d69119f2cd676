import type { Language } from '@tavoite/model';

/** Words by which people look for something that has another name on its page; they are never shown. */
export const KEYWORDS = {
  figures: {
    en: 'import paste enter type figures numbers spreadsheet Excel CSV',
    fi: 'tuonti liitä syötä luvut taulukko Excel CSV',
  },
  closing: { en: 'closing lock verify', fi: 'sulkeminen lukitse vahvista' },
  import: { en: 'upload CSV zip', fi: 'tuonti lataa CSV zip' },
  invitation: {
    en: 'invitation add user colleague member',
    fi: 'kutsuminen lisää käyttäjä työtoveri jäsen',
  },
  help: { en: 'guide manual instructions', fi: 'opas ohjeet käyttöohje neuvot' },
} as const satisfies Record<string, Record<Language, string>>;
