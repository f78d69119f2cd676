/** What users are told about files, in both languages. */
export const fileTexts = {
  en: {
    file_missing: 'Choose a file.',
    one_file: 'Send one file at a time.',
    file_without_name: 'A file without a name cannot be added.',
    file_field: 'Send files in the field files[].',
    file_empty: '“{name}” is empty.',
    file_type:
      '“{name}” is of a kind that cannot be added. These can: {allowed}. Web pages, SVG pictures and Office files with macros cannot.',
    file_content:
      '“{name}” is not what its name says: its content is not that of a {kind} file. These can be added: {allowed}.',
    file_macros: '“{name}” has macros. Save it without macros, as a {kind} file, and add that.',
    file_not_text:
      '“{name}” is not plain text. Save it as text in UTF-8, without formatting, and add that.',
    file_too_large: '“{name}” is larger than {megabytes} MB. Nothing of this upload was saved.',
    too_many_files: 'A message takes {max} files at most. Nothing of this upload was saved.',
    files_quota:
      'The files of the organisation would take more than {gigabytes} GB. Delete old messages or files first. Nothing of this upload was saved.',
    upload_too_large: 'The upload is too large: {max} files of {megabytes} MB at most.',
    upload_too_slow: 'The upload took too long and was cut off. Nothing of it was saved.',
    uploads_throttled: 'Too many uploads. Try again in {minutes} minutes.',
    file_infected: '“{name}” contains something harmful ({found}) and was refused.',
    scanner_unavailable:
      'Files cannot be checked for viruses at the moment, so none are taken. Try again shortly.',
    files_unavailable: 'Files cannot be saved at the moment. Try again shortly.',
    file_unreadable: 'The file cannot be read at the moment. Try again shortly.',
    file_link_invalid: 'The link is not valid any more. Open the message again.',
    file_link_title: 'This link is not valid any more',
    file_link_explained:
      'For safety, links to files hold for a few minutes only. Open the message: the file is there if you may still read it.',
    file_link_open: 'Open the message',
    file_link_list: 'Open the notifications',
  },
  fi: {
    file_missing: 'Valitse tiedosto.',
    one_file: 'Lähetä yksi tiedosto kerrallaan.',
    file_without_name: 'Nimetöntä tiedostoa ei voi lisätä.',
    file_field: 'Lähetä tiedostot kentässä files[].',
    file_empty: '”{name}” on tyhjä.',
    file_type:
      '”{name}” on tyyppiä, jota ei voi lisätä. Näitä voi: {allowed}. Verkkosivuja, SVG-kuvia ja makroja sisältäviä Office-tiedostoja ei voi.',
    file_content:
      '”{name}” ei ole sitä, mitä nimi kertoo: sisältö ei ole {kind}-tiedoston. Näitä voi lisätä: {allowed}.',
    file_macros:
      '”{name}” sisältää makroja. Tallenna se ilman makroja {kind}-tiedostona ja lisää se.',
    file_not_text:
      '”{name}” ei ole pelkkää tekstiä. Tallenna se muotoilemattomana tekstinä (UTF-8) ja lisää se.',
    file_too_large:
      '”{name}” on suurempi kuin {megabytes} Mt. Tästä lähetyksestä ei tallennettu mitään.',
    too_many_files:
      'Ilmoituksessa voi olla enintään {max} tiedostoa. Tästä lähetyksestä ei tallennettu mitään.',
    files_quota:
      'Organisaation tiedostot veisivät yli {gigabytes} Gt. Poista ensin vanhoja ilmoituksia tai tiedostoja. Tästä lähetyksestä ei tallennettu mitään.',
    upload_too_large: 'Lähetys on liian suuri: enintään {max} tiedostoa, kukin {megabytes} Mt.',
    upload_too_slow: 'Lähetys kesti liian kauan ja keskeytettiin. Siitä ei tallennettu mitään.',
    uploads_throttled: 'Liian monta lähetystä. Yritä uudelleen {minutes} minuutin kuluttua.',
    file_infected: '”{name}” sisältää jotakin haitallista ({found}) ja hylättiin.',
    scanner_unavailable:
      'Tiedostoja ei voi juuri nyt tarkistaa virusten varalta, joten niitä ei oteta vastaan. Yritä pian uudelleen.',
    files_unavailable: 'Tiedostoja ei voi juuri nyt tallentaa. Yritä pian uudelleen.',
    file_unreadable: 'Tiedostoa ei voi juuri nyt lukea. Yritä pian uudelleen.',
    file_link_invalid: 'Linkki ei ole enää voimassa. Avaa ilmoitus uudelleen.',
    file_link_title: 'Linkki ei ole enää voimassa',
    file_link_explained:
      'Turvallisuuden vuoksi linkit tiedostoihin ovat voimassa vain muutaman minuutin. Avaa ilmoitus: tiedosto on siellä, jos saat yhä lukea sen.',
    file_link_open: 'Avaa ilmoitus',
    file_link_list: 'Avaa ilmoitukset',
  },
} as const;
