/** What organisation managers are told, in both languages. */
export const managementTexts = {
  en: {
    too_many_figures: 'At most 20,000 figures can be changed at once.',
    figure_of_unknown_term: 'There is no term “{term}”.',
    figure_is_computed: 'The figures of “{term}” are computed, so they cannot be entered.',
    figure_given_twice: '{month} of “{term}” is given twice.',
    reason_required: 'Say why: figures that are verified are changed.',
    month_not_over: 'The month has not ended yet, so it cannot be closed.',
    nothing_to_close: 'The month has no estimates that could be verified.',
    nothing_to_reopen: 'The month has no verified figures.',
    already_undone: 'This change has been taken back already.',
    too_many_access_tokens: 'The organisation has {max} access tokens already. End one first.',
  },
  fi: {
    too_many_figures: 'Kerralla voi muuttaa enintään 20 000 lukua.',
    figure_of_unknown_term: 'Termiä ”{term}” ei ole.',
    figure_is_computed: 'Termin ”{term}” luvut lasketaan, joten niitä ei voi syöttää.',
    figure_given_twice: 'Termin ”{term}” kuukausi {month} on annettu kahdesti.',
    reason_required: 'Kerro syy: muutettavat luvut ovat vahvistettuja.',
    month_not_over: 'Kuukausi ei ole vielä päättynyt, joten sitä ei voi sulkea.',
    nothing_to_close: 'Kuukaudessa ei ole vahvistettavia arvioita.',
    nothing_to_reopen: 'Kuukaudessa ei ole vahvistettuja lukuja.',
    already_undone: 'Tämä muutos on jo peruttu.',
    too_many_access_tokens: 'Organisaatiolla on jo {max} käyttötunnusta. Päätä ensin jokin niistä.',
  },
} as const;
