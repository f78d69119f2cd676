/** What users are told about the graphs and data maps of reports, in both languages. */
export const renderTexts = {
  en: {
    report_view_gone: 'The view of this graph is no longer in the organisation.',
    report_terms_gone: 'None of the terms that this shows is in the organisation any more.',
    report_view_without_terms: 'This view has no terms, so there is nothing to draw.',
    report_bad_period: 'The period of this item is not valid. Save it again with another period.',
    report_map_too_many_rows:
      'The data map has {rows} open rows; at most {max} fit in a report. Close some of them.',
    report_map_too_many_months:
      'The data map covers {months} months; at most {max} fit in a report. Choose a shorter period.',
    report_picture_slow: 'Drawing took too long and was stopped.',
    report_drawing_stopped: 'Drawing was stopped. Try again in a moment.',
    data_map: 'Data map',
    data_map_term: 'Term',
    data_map_rows_shown: '… first {shown} of {total} rows',
    data_map_summary:
      'Table of {rows} rows by {months} months, {period}. Estimates are in italics.',
  },
  fi: {
    report_view_gone: 'Kuvaajan näkymää ei enää ole organisaatiossa.',
    report_terms_gone: 'Mitään näytettävistä termeistä ei enää ole organisaatiossa.',
    report_view_without_terms: 'Näkymässä ei ole termejä, joten piirrettävää ei ole.',
    report_bad_period: 'Kohteen ajanjakso ei kelpaa. Tallenna se uudelleen toisella ajanjaksolla.',
    report_map_too_many_rows:
      'Tietokartassa on {rows} avointa riviä; raporttiin mahtuu enintään {max}. Sulje osa riveistä.',
    report_map_too_many_months:
      'Tietokartassa on {months} kuukautta; raporttiin mahtuu enintään {max}. Valitse lyhyempi ajanjakso.',
    report_picture_slow: 'Piirtäminen kesti liian kauan ja keskeytettiin.',
    report_drawing_stopped: 'Piirtäminen keskeytyi. Yritä hetken kuluttua uudelleen.',
    data_map: 'Tietokartta',
    data_map_term: 'Termi',
    data_map_rows_shown: '… {shown} ensimmäistä {total} rivistä',
    data_map_summary:
      'Taulukko, jossa on {rows} riviä ja {months} kuukautta, {period}. Arviot ovat kursiivilla.',
  },
} as const;
