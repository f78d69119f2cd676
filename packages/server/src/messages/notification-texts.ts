/** What users are told about notifications and their mails, in both languages. */
export const notificationTexts = {
  en: {
    invalid_moment: 'Enter a date and a time in the form YYYY-MM-DDTHH:MM.',
    moment_in_past: 'This time has passed. Choose a later one, or publish now.',
    moment_too_far: 'Choose a time within the next {years} years.',
    already_published: 'The message has been published, so the time cannot be changed.',
    title_too_long: 'The title is too long: at most 255 characters are allowed.',
    files_by_upload: 'Files are added by a call of their own.',
    recipients_required: 'Choose who is mailed, or do not send the message by email.',
    recipients_not_members: 'Only members of the organisation can be mailed.',
    content_not_content: 'The text is not in the form that the editor writes.',
    content_too_large: 'The text is too long: at most {kilobytes} kB with its formatting.',
    content_too_many_blocks: 'The text has too many paragraphs: at most {value} are allowed.',
    content_unknown_block_type: 'Paragraph {block} is of a kind that is not known: {value}.',
    content_unknown_style: 'Paragraph {block} has a style that is not known: {value}.',
    content_unknown_alignment: 'Paragraph {block} is aligned in a way that is not known: {value}.',
    content_unknown_entity: 'The text holds something that is neither text nor a link: {value}.',
    content_link_not_allowed:
      'This link is not allowed: {value}. A link begins with http, https or mailto, or with / for a page.',
    content_range_outside_text: 'A style or link of paragraph {block} goes beyond its text.',
    content_broken_characters: 'The text holds characters that cannot be stored.',
    recipient_left: 'The recipient no longer belongs to the organisation.',
    outcome_unknown:
      'The server stopped while the mail was being handed over. It may have arrived.',
    mail_given_up: 'The server stopped at the last of all tries. The mail was not sent.',
    // In mails
    notification_mail_subject: '{title} – {organization}',
    notification_mail_files: 'Files',
    notification_mail_open: 'Open in Tavoite',
    notification_mail_reason:
      'You received this mail because {author} sent it to members of {organization} in Tavoite.',
    notification_mail_reason_no_author:
      'You received this mail because it was sent to members of {organization} in Tavoite.',
  },
  fi: {
    invalid_moment: 'Anna päivämäärä ja kellonaika muodossa VVVV-KK-PPTHH:MM.',
    moment_in_past: 'Aika on jo mennyt. Valitse myöhempi aika tai julkaise heti.',
    moment_too_far: 'Valitse aika seuraavien {years} vuoden ajalta.',
    already_published: 'Viesti on jo julkaistu, joten aikaa ei voi muuttaa.',
    title_too_long: 'Otsikko on liian pitkä: enintään 255 merkkiä.',
    files_by_upload: 'Tiedostot lisätään omalla kutsullaan.',
    recipients_required: 'Valitse vastaanottajat tai jätä sähköposti lähettämättä.',
    recipients_not_members: 'Sähköpostin voi lähettää vain organisaation jäsenille.',
    content_not_content: 'Teksti ei ole editorin muodossa.',
    content_too_large: 'Teksti on liian pitkä: muotoiluineen enintään {kilobytes} kt.',
    content_too_many_blocks: 'Tekstissä on liian monta kappaletta: enintään {value}.',
    content_unknown_block_type: 'Kappaleen {block} laji on tuntematon: {value}.',
    content_unknown_style: 'Kappaleessa {block} on tuntematon tyyli: {value}.',
    content_unknown_alignment: 'Kappaleen {block} tasaus on tuntematon: {value}.',
    content_unknown_entity: 'Tekstissä on jotain, mikä ei ole tekstiä eikä linkki: {value}.',
    content_link_not_allowed:
      'Linkkiä ei sallita: {value}. Linkin alussa on http, https tai mailto, sivulle vievän alussa /.',
    content_range_outside_text: 'Kappaleen {block} tyyli tai linkki ulottuu tekstin ulkopuolelle.',
    content_broken_characters: 'Tekstissä on merkkejä, joita ei voi tallentaa.',
    recipient_left: 'Vastaanottaja ei enää kuulu organisaatioon.',
    outcome_unknown: 'Palvelin pysähtyi kesken lähetyksen. Sähköposti on voinut mennä perille.',
    mail_given_up: 'Palvelin pysähtyi viimeisellä yrityksellä. Sähköpostia ei lähetetty.',
    notification_mail_subject: '{title} – {organization}',
    notification_mail_files: 'Tiedostot',
    notification_mail_open: 'Avaa Tavoitteessa',
    notification_mail_reason:
      'Sait tämän viestin, koska {author} lähetti sen organisaation {organization} jäsenille Tavoitteessa.',
    notification_mail_reason_no_author:
      'Sait tämän viestin, koska se lähetettiin organisaation {organization} jäsenille Tavoitteessa.',
  },
} as const;
