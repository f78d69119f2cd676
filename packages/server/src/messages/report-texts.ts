/** What users are told about reports, their mails and their schedules, in both languages. */
export const reportTexts = {
  en: {
    report_range_too_long: 'The period is too long: at most 120 months are allowed in a report.',
    too_many_report_terms: 'This is too much for a report: at most 200 terms are allowed.',
    too_many_report_items: 'This is too much for a report: at most 60 graphs and data maps.',
    too_many_recipients: 'At most 200 recipients are allowed at once.',
    unknown_view: 'There is no such view.',
    no_recipients: 'Choose recipients.',
    recipient_not_member: 'Only members of the organisation can be chosen: {users}.',
    not_one_address: 'This is not an email address: {addresses}.',
    subject_too_long: 'The subject is too long: at most 255 characters are allowed.',
    subject_not_one_line: 'The subject has to be one line.',
    report_message_too_long: 'The message is too long: at most 4\u00a0000 characters are allowed.',
    report_sent: 'The report is being sent to {count} recipients.',
    report_sent_one: 'The report is being sent.',
    report_written_to_files:
      'No mail server has been configured: the mails are written to files on the server.',
    report_processing: 'The pictures of the report are still being drawn. Try again in a moment.',
    report_picture_failed: 'This picture could not be drawn. Try again.',
    report_link_invalid: 'The link is not valid any more. Open the report again.',
    report_link_title: 'This link is not valid any more',
    report_link_explained:
      'For safety, links to reports open once and within a minute. Download the report again on the page of reports.',
    report_link_open: 'Open the reports',
    working_day_too_late: 'Choose a working day from 1 to 20.',
    schedule_owner_gone: 'Whoever set the schedule up may not send reports any more.',
    schedule_no_recipients: 'None of the recipients belongs to the organisation any more.',
    schedule_item_failed: '“{title}” could not be drawn: {reason}',
    schedule_failed: 'Something went wrong on the server.',
    // In mails
    report_mail_subject: '{title} – {organization}',
    report_mail_open: 'Open in Tavoite',
    report_mail_attached: 'The whole report is attached as a PDF: {file} ({size}).',
    report_mail_too_large:
      'The PDF ({size}) is too large for a mail. It can be downloaded until {date}:',
    report_mail_not_kept: 'The PDF of this report is no longer kept.',
    report_mail_download: 'Download the PDF',
    report_mail_more: 'Pictures that are only in the PDF: {count}.',
    report_mail_reason:
      'You received this mail because {author} sent you a report of {organization} with Tavoite.',
    report_mail_reason_no_author:
      'You received this mail because a report of {organization} is sent to you with Tavoite.',
    run_mail_subject: 'The report “{title}” was not sent – {organization}',
    run_mail_body:
      'The report “{title}” of {organization} was to be sent by itself on {date}. It was not sent:\n\n{reason}\n\nThe schedule goes on. You can send the report yourself here:\n\n{link}\n',
  },
  fi: {
    report_range_too_long: 'Aikaväli on liian pitkä: raportissa voi olla enintään 120 kuukautta.',
    too_many_report_terms: 'Tämä on liikaa raporttiin: termejä voi olla enintään 200.',
    too_many_report_items: 'Tämä on liikaa raporttiin: kuvaajia ja tietokarttoja enintään 60.',
    too_many_recipients: 'Vastaanottajia voi olla kerralla enintään 200.',
    unknown_view: 'Näkymää ei ole.',
    no_recipients: 'Valitse vastaanottajat.',
    recipient_not_member: 'Vain organisaation jäseniä voi valita: {users}.',
    not_one_address: 'Tämä ei ole sähköpostiosoite: {addresses}.',
    subject_too_long: 'Aihe on liian pitkä: enintään 255 merkkiä.',
    subject_not_one_line: 'Aiheen on oltava yksi rivi.',
    report_message_too_long: 'Viesti on liian pitkä: enintään 4\u00a0000 merkkiä.',
    report_sent: 'Raporttia lähetetään {count} vastaanottajalle.',
    report_sent_one: 'Raporttia lähetetään.',
    report_written_to_files:
      'Sähköpostipalvelinta ei ole määritetty: viestit kirjoitetaan tiedostoiksi palvelimelle.',
    report_processing: 'Raportin kuvia piirretään vielä. Yritä hetken kuluttua uudelleen.',
    report_picture_failed: 'Kuvaa ei voitu piirtää. Yritä uudelleen.',
    report_link_invalid: 'Linkki ei ole enää voimassa. Avaa raportti uudelleen.',
    report_link_title: 'Linkki ei ole enää voimassa',
    report_link_explained:
      'Turvallisuuden vuoksi linkki raporttiin avautuu kerran ja minuutin ajan. Lataa raportti uudelleen raporttien sivulta.',
    report_link_open: 'Avaa raportit',
    working_day_too_late: 'Valitse työpäivä väliltä 1–20.',
    schedule_owner_gone: 'Ajastuksen tekijä ei voi enää lähettää raportteja.',
    schedule_no_recipients: 'Yksikään vastaanottaja ei enää kuulu organisaatioon.',
    schedule_item_failed: '”{title}” jäi piirtämättä: {reason}',
    schedule_failed: 'Palvelimella tapahtui virhe.',
    report_mail_subject: '{title} – {organization}',
    report_mail_open: 'Avaa Tavoitteessa',
    report_mail_attached: 'Koko raportti on liitteenä PDF-tiedostona: {file} ({size}).',
    report_mail_too_large:
      'PDF-tiedosto ({size}) on liian suuri sähköpostiin. Sen voi ladata {date} asti:',
    report_mail_not_kept: 'Tämän raportin PDF-tiedostoa ei enää säilytetä.',
    report_mail_download: 'Lataa PDF',
    report_mail_more: 'Kuvia, jotka ovat vain PDF-tiedostossa: {count}.',
    report_mail_reason:
      'Sait tämän viestin, koska {author} lähetti sinulle organisaation {organization} raportin Tavoitteessa.',
    report_mail_reason_no_author:
      'Sait tämän viestin, koska sinulle lähetetään organisaation {organization} raportti Tavoitteesta.',
    run_mail_subject: 'Raporttia ”{title}” ei lähetetty – {organization}',
    run_mail_body:
      'Organisaation {organization} raportti ”{title}” oli määrä lähettää ajastetusti {date}. Sitä ei lähetetty:\n\n{reason}\n\nAjastus jatkuu. Voit lähettää raportin itse tästä:\n\n{link}\n',
  },
} as const;
