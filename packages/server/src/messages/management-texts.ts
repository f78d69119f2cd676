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
    not_a_key: 'A key has no spaces, commas, semicolons, quotation marks, brackets or asterisks.',
    key_taken: 'There is a term “{term}” already.',
    no_such_term: 'There is no term “{term}”.',
    parent_twice: '“{term}” is the parent already.',
    term_under_itself: 'A term stands under itself: {path}',
    term_has_figures:
      'The term has figures of its own. Remove them in the monthly figures before it gets a formula.',
    term_in_use: 'The term is used by {users}. Change that first.',
    term_with_figures:
      'The term has figures. Remove them in the monthly figures before you delete it.',
    term_with_comments: 'The term has comments. Delete them first.',
    not_an_email: 'Enter an email address, such as name@example.com.',
    person_is_member: 'This person is a member already.',
    person_disabled: 'The account of this address has been disabled.',
    person_self: 'You cannot do this to yourself. Ask another organisation manager.',
    person_kept_elsewhere:
      'This account is used in other organisations, too, so it cannot be changed here. You can end the membership.',
    person_not_invited: 'This person has signed in already and needs no invitation.',
    last_manager: 'Nobody else would manage the organisation. Make someone else its manager first.',
    too_many_invitations: 'Too many invitations have been sent. Try again later.',
    invitation_mail_subject: 'You are invited to {organization} in Tavoite',
    invitation_mail_body:
      'Hello,\n\n{by} invites you to {organization} in Tavoite. Choose a password here within {days} days:\n\n{link}\n\nIf you do not expect this, nothing needs to be done.\n',
    joined_mail_body:
      'Hello,\n\n{by} has made you a member of {organization} in Tavoite. You sign in as before:\n\n{link}\n',
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
    not_a_key:
      'Avaimessa ei ole välilyöntejä, pilkkuja, puolipisteitä, lainausmerkkejä, sulkeita eikä tähtiä.',
    key_taken: 'Termi ”{term}” on jo olemassa.',
    no_such_term: 'Termiä ”{term}” ei ole.',
    parent_twice: '”{term}” on jo ylätermi.',
    term_under_itself: 'Termi on oma alaterminsä: {path}',
    term_has_figures:
      'Termillä on omia lukuja. Poista ne kuukausiluvuista ennen kuin annat sille kaavan.',
    term_in_use: 'Termiä käyttää {users}. Muuta se ensin.',
    term_with_figures: 'Termillä on lukuja. Poista ne kuukausiluvuista ennen kuin poistat termin.',
    term_with_comments: 'Termillä on kommentteja. Poista ne ensin.',
    not_an_email: 'Kirjoita sähköpostiosoite, esimerkiksi nimi@example.com.',
    person_is_member: 'Henkilö on jo jäsen.',
    person_disabled: 'Tämän osoitteen tili on poistettu käytöstä.',
    person_self: 'Et voi tehdä tätä itsellesi. Pyydä toista organisaation hallitsijaa.',
    person_kept_elsewhere:
      'Tiliä käytetään muissakin organisaatioissa, joten sitä ei voi muuttaa täällä. Voit päättää jäsenyyden.',
    person_not_invited: 'Henkilö on jo kirjautunut sisään, eikä hän tarvitse kutsua.',
    last_manager: 'Kukaan muu ei hallitsisi organisaatiota. Anna oikeus ensin jollekulle toiselle.',
    too_many_invitations: 'Kutsuja on lähetetty liikaa. Yritä myöhemmin uudelleen.',
    invitation_mail_subject: 'Kutsu Tavoitteeseen: {organization}',
    invitation_mail_body:
      'Hei,\n\n{by} kutsuu sinut organisaatioon {organization} Tavoitteessa. Valitse salasana {days} päivän kuluessa:\n\n{link}\n\nJos et odottanut tätä, mitään ei tarvitse tehdä.\n',
    joined_mail_body:
      'Hei,\n\n{by} on lisännyt sinut organisaation {organization} jäseneksi Tavoitteessa. Kirjaudut sisään kuten ennenkin:\n\n{link}\n',
  },
} as const;
