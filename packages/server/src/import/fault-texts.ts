/*
 * What can be wrong with the files of an import, in both languages. Cells and names stand in quotation marks
 * already; `{hint}` is empty, or a sentence with a blank before it.
 */

const en = {
  // Where
  fault_line: 'line {line}',
  fault_column: 'column {position} ({name})',
  fault_warning: 'Warning: {text}',
  fault_in_organizations: '{fault} (In {organizations}.)',
  fault_in_more: '{fault} (In {organizations} and {count} more.)',
  // Files
  fault_no_folder: 'There is no such folder.',
  fault_unknown_file: 'An import folder has no such file.{hint}',
  fault_known_files: ' Known are {names}.',
  fault_nothing_to_import:
    'The folder holds nothing to import; there must be one at least of {names}.',
  fault_not_a_file: 'This is not a file.',
  fault_file_megabytes: 'The file has {megabytes} MB; {max} MB are allowed. Import it in parts.',
  fault_file_empty: 'The file is empty. Its first line names the columns.',
  fault_utf16:
    'The file is UTF-16, not UTF-8. Save the file as UTF-8 (in a spreadsheet program: “CSV UTF-8”).',
  fault_not_utf8:
    'The byte {byte} is not UTF-8. Save the file as UTF-8 (in a spreadsheet program: “CSV UTF-8”).',
  fault_not_utf8_letter:
    'The byte {byte} is not UTF-8; in Windows-1252 it would be “{letter}”. Save the file as UTF-8 (in a spreadsheet program: “CSV UTF-8”).',
  fault_quote_open: 'A quotation mark is opened in this record and never closed.',
  fault_record_too_long:
    'The record is longer than {max} characters; a quotation mark may not be closed.',
  fault_quote_inside:
    'A quotation mark stands inside a cell. Put the whole cell in quotation marks and write those inside it twice ("").',
  // Rows and columns
  fault_row_short:
    'The row has {cells} cells, the header {columns}: {names} and what follows is missing. Write a comma for an empty cell, too.',
  fault_row_long:
    'The row has {cells} cells, the header only {columns}. Put text that holds a comma in quotation marks.',
  fault_separator_tabs:
    'The columns are separated by tabs. Save the file with commas between the columns.',
  fault_separator:
    'The columns are separated by {separator}. Save the file with commas between the columns.',
  fault_column_twice: 'The column {name} is there twice.',
  fault_no_column: 'There is no column {name}.{hint}',
  fault_columns: ' Columns of this file: {names}.',
  fault_column_missing: 'The column {name} is missing.',
  fault_no_month_column:
    'No column names a month. Give either the columns month, value and verified, or one column per month such as 2025-01.',
  fault_cell_empty: 'The cell is empty; a value is needed here.',
  fault_given_in_line: '{name} is given in line {line} already.',
  fault_month_in_line: '{month} of term {term} of {organization} is given in line {line} already.',
  fault_month_in_column:
    '{month} of term {term} of {organization} is given in another column already.',
  fault_other_organization: 'The figures go into {own}; {other} is another organisation.',
  fault_star: '"*" means every organisation of organizations.csv, and this folder has none.',
  // Cells
  fault_control_character: 'The text holds a control character.',
  fault_text_too_long: 'The text has {length} characters; {max} are allowed.',
  fault_not_a_key:
    '{cell} is not a key. A key has 1 to {max} characters, without spaces, commas, semicolons, quotation marks, brackets or asterisks.',
  fault_listed_twice: '{name} is listed twice.',
  fault_not_an_email: '{cell} is not an e-mail address.',
  fault_not_an_address: '{cell} is not a web address; it must begin with https://, http:// or /.',
  fault_not_a_number: '{cell} is not a number.{hint}',
  fault_write_plain: ' Write {plain}: a decimal point, nothing between thousands.',
  fault_write_digits: ' Write digits with a decimal point, such as -1234.5.',
  fault_write_digits_comma: ' Write digits with a decimal comma or point, such as -1234,5.',
  fault_number_too_large: '{cell} is too large a number.',
  fault_not_whole: '{cell} is not a whole number from {least} to {most}.',
  fault_not_a_boolean: '{cell} is neither true nor false (yes, no, 1 and 0 work, too).',
  fault_unknown_word: '{cell} is not known; write {words}.',
  fault_unknown_in_list: '{cell} is not known; known are {words}.{hint}',
  fault_date_range: 'The date lies outside the years 1900 to 2199.',
  fault_not_a_month: '{cell} is not a month. Write YYYY-MM, such as 2025-01.',
  fault_month_written: '{cell} is not a month. Write YYYY-MM: {month}.',
  fault_no_day: 'There is no day {cell}.',
  fault_not_a_date: '{cell} is not a date. Write YYYY-MM-DD, such as 2025-01-31.',
  fault_not_a_moment:
    '{cell} is not a day. Write YYYY-MM-DD or D-3 for three days ago, with a time if you like: 2025-01-31 08:00.',
  fault_not_a_color: '{cell} is not a colour. Write # and six digits, such as #0b5f6b.',
  fault_not_in_palette:
    '{cell} is not a colour. Write a palette name ({first} to {last}) or # and six digits, such as #0b5f6b.',
  fault_not_a_time_zone: '{cell} is not a time zone.{hint}',
  // What rows name
  fault_did_you_mean: ' Did you mean {name}?',
  fault_no_term: 'There is no term {name}.{hint}',
  fault_archived_organization: 'The organisation {name} is archived.',
  fault_no_organization: 'There is no organisation {name}.{hint}',
  fault_no_user: 'There is no user {name}.{hint}',
  fault_no_target_group: 'There is no target group {name}.{hint}',
  fault_no_target: 'There is no target {name}.{hint}',
  fault_no_mapping: 'There is no mapping {name}.{hint}',
  fault_no_roadmap: 'There is no roadmap {name}.{hint}',
  fault_no_main_task: 'There is no main task {name}.{hint}',
  fault_no_task: 'There is no task {name}.{hint}',
  fault_no_color_pair: 'There is no pair of colours {name}.{hint}',
  fault_no_report_item: 'There is no item of a report {name}.{hint}',
  // Organisations and people
  fault_too_deep: 'Organisations stand at most {max} levels deep.',
  fault_own_parent: 'An organisation is its own parent: {path}',
  fault_no_member: '{email} is a member neither of {organization} nor of an organisation above it.',
  // Terms, figures and targets
  fault_computed: 'The figures of {term} are computed.',
  fault_has_formula: 'The term {term} has a formula, so it has no months of its own.',
  fault_parent_already: '{name} is the parent already.',
  fault_term_under_itself: 'A term stands under itself: {path}',
  fault_end_before_start: 'The end {end} is before the start {start}.',
  fault_no_view: 'No view has the title {title}, so the target leads nowhere.{hint}',
  fault_group_under_itself: 'A target group stands under itself: {path}',
  // Pages
  fault_axis: 'The axis ends at {to}, but begins at {from}.',
  fault_redirect:
    'A redirect leads to its first child, and this mapping has none: it will not be shown.',
  fault_radar: 'A radar needs {min} terms at least, and this mapping has {count}.',
  fault_mapping_under_itself: 'A mapping stands under itself: {path}',
  fault_address_reserved:
    'The address "/{slug}" of this view belongs to a screen of the program; it will get another one.',
  fault_address_taken:
    'The address "/{slug}" of this view belongs to the mapping {mapping}; it will get another one.',
  fault_address_empty: 'The address "/{slug}" of this view says nothing; it will get another one.',
  // Roadmaps
  fault_idea_without_roadmap: 'A task without dates is an idea, which needs a roadmap.',
  fault_one_date: 'A task has both dates, or none: then it is an idea.',
  fault_task_without_main_task: 'A task with dates needs a main task.',
  fault_not_month_start: '{date} is not the first day of a month.',
  fault_not_month_end: '{date} is not the last day of a month.',
  fault_leads_to_itself: 'A main task cannot lead to its own roadmap.',
  fault_only_row: 'The main task {task} has only the row 0.',
  fault_rows: 'The main task {task} has the rows 0 to {last}.',
  fault_overlap: 'The task {task} overlaps another one in its row.',
  fault_main_task_elsewhere: 'The main task is in the roadmap {roadmap}.',
  fault_task_elsewhere: 'The task {task} is in another roadmap.',
  fault_waits_for_itself: 'A task waits for itself: {path}',
  // Messages
  fault_too_many_files: 'A message takes {max} files at most.',
  fault_no_file: 'There is no file {name} in the folder {folder}.{hint}',
  fault_file_kind: '{name} is of a kind that cannot be added. These can: {allowed}.',
  fault_attached_empty: '{name} is empty.',
  fault_attached_large: '{name} is larger than {megabytes} MB.',
  fault_attached_macros: '{name} has macros. Save it without macros.',
  fault_attached_other: '{name} is not what its name says: its content is of another kind.',
  fault_attached_not_text: '{name} is not plain text in UTF-8.',
  fault_message_too_long: 'The text is too long for a message.',
  fault_message_empty: 'A message needs a text or a file.',
  fault_html_empty: 'Nothing of this HTML can be shown.',
  // Reports
  fault_report_period: 'Give closed_months, or both start_date and end_date.',
  fault_report_months: 'At most {max} months are allowed.',
  fault_report_text: 'The text is too long for a report.',
  fault_report_items: 'A report has {max} items at most.',
  fault_report_recipients: 'A report that was sent has recipients.',
  fault_report_monthly_recipients: 'A report that is sent every month has recipients.',
  fault_report_many_recipients: 'A report has {max} recipients at most.',
  fault_report_monthly_day: 'Give monthly_working_day or monthly_day: on which day is it sent?',
  fault_report_two_days: 'Give monthly_working_day or monthly_day, not both.',
  fault_report_key: 'A graph of a report has the key {name} already.',
} as const;

const fi: Record<keyof typeof en, string> = {
  fault_line: 'rivi {line}',
  fault_column: 'sarake {position} ({name})',
  fault_warning: 'Varoitus: {text}',
  fault_in_organizations: '{fault} (Organisaatiossa {organizations}.)',
  fault_in_more: '{fault} (Organisaatioissa {organizations} ja {count} muussa.)',
  fault_no_folder: 'Kansiota ei ole.',
  fault_unknown_file: 'Tuontikansiossa ei ole tällaista tiedostoa.{hint}',
  fault_known_files: ' Tunnetut tiedostot: {names}.',
  fault_nothing_to_import:
    'Kansiossa ei ole mitään tuotavaa; siinä on oltava ainakin yksi näistä: {names}.',
  fault_not_a_file: 'Tämä ei ole tiedosto.',
  fault_file_megabytes:
    'Tiedoston koko on {megabytes} Mt; sallittu koko on {max} Mt. Tuo se osissa.',
  fault_file_empty: 'Tiedosto on tyhjä. Sen ensimmäisellä rivillä ovat sarakkeiden nimet.',
  fault_utf16:
    'Tiedosto on UTF-16- eikä UTF-8-muodossa. Tallenna se UTF-8-muodossa (taulukkolaskennassa ”CSV UTF-8”).',
  fault_not_utf8:
    'Tavu {byte} ei ole UTF-8-muodossa. Tallenna tiedosto UTF-8-muodossa (taulukkolaskennassa ”CSV UTF-8”).',
  fault_not_utf8_letter:
    'Tavu {byte} ei ole UTF-8-muodossa; Windows-1252-merkistössä se olisi ”{letter}”. Tallenna tiedosto UTF-8-muodossa (taulukkolaskennassa ”CSV UTF-8”).',
  fault_quote_open: 'Tällä rivillä alkaa lainausmerkki, joka ei pääty.',
  fault_record_too_long: 'Rivillä on yli {max} merkkiä; ehkä lainausmerkki on jäänyt sulkematta.',
  fault_quote_inside:
    'Solun sisällä on lainausmerkki. Kirjoita koko solu lainausmerkkeihin ja sen sisällä olevat merkit kahdesti ("").',
  fault_row_short:
    'Rivillä on {cells} solua, otsikkorivillä {columns}: {names} ja sen jälkeiset puuttuvat. Kirjoita pilkku myös tyhjää solua varten.',
  fault_row_long:
    'Rivillä on {cells} solua, otsikkorivillä vain {columns}. Kirjoita lainausmerkkeihin teksti, jossa on pilkku.',
  fault_separator_tabs:
    'Sarakkeiden välissä on sarkaimia. Tallenna tiedosto niin, että välissä on pilkku.',
  fault_separator:
    'Sarakkeiden välissä on {separator}. Tallenna tiedosto niin, että välissä on pilkku.',
  fault_column_twice: 'Sarake {name} on mukana kahdesti.',
  fault_no_column: 'Saraketta {name} ei ole.{hint}',
  fault_columns: ' Tämän tiedoston sarakkeet: {names}.',
  fault_column_missing: 'Sarake {name} puuttuu.',
  fault_no_month_column:
    'Mikään sarake ei ole kuukausi. Anna joko sarakkeet month, value ja verified tai sarake kullekin kuukaudelle, esimerkiksi 2025-01.',
  fault_cell_empty: 'Solu on tyhjä; tässä tarvitaan arvo.',
  fault_given_in_line: '{name} on annettu jo rivillä {line}.',
  fault_month_in_line:
    'Organisaation {organization} termin {term} kuukausi {month} on annettu jo rivillä {line}.',
  fault_month_in_column:
    'Organisaation {organization} termin {term} kuukausi {month} on annettu jo toisessa sarakkeessa.',
  fault_other_organization: 'Luvut tuodaan organisaatioon {own}; {other} on toinen organisaatio.',
  fault_star:
    '"*" tarkoittaa tiedoston organizations.csv kaikkia organisaatioita, eikä tässä kansiossa ole niitä.',
  fault_control_character: 'Tekstissä on ohjausmerkki.',
  fault_text_too_long: 'Tekstissä on {length} merkkiä; sallittu määrä on {max}.',
  fault_not_a_key:
    '{cell} ei ole avain. Avaimessa on 1–{max} merkkiä, eikä siinä ole välilyöntejä, pilkkuja, puolipisteitä, lainausmerkkejä, sulkeita eikä tähtiä.',
  fault_listed_twice: '{name} on luettelossa kahdesti.',
  fault_not_an_email: '{cell} ei ole sähköpostiosoite.',
  fault_not_an_address:
    '{cell} ei ole verkko-osoite; sen alussa on oltava https://, http:// tai /.',
  fault_not_a_number: '{cell} ei ole luku.{hint}',
  fault_write_plain: ' Kirjoita {plain}: desimaalipiste, ei mitään tuhansien välissä.',
  fault_write_digits: ' Kirjoita numeroita ja desimaalipiste, esimerkiksi -1234.5.',
  fault_write_digits_comma:
    ' Kirjoita numeroita ja desimaalipilkku tai -piste, esimerkiksi -1234,5.',
  fault_number_too_large: '{cell} on liian suuri luku.',
  fault_not_whole: '{cell} ei ole kokonaisluku väliltä {least}–{most}.',
  fault_not_a_boolean: '{cell} ei ole true eikä false (myös yes, no, 1 ja 0 käyvät).',
  fault_unknown_word: 'Arvoa {cell} ei tunneta; kirjoita {words}.',
  fault_unknown_in_list: 'Arvoa {cell} ei tunneta; tunnettuja ovat {words}.{hint}',
  fault_date_range: 'Päivä ei ole vuosien 1900–2199 välillä.',
  fault_not_a_month: '{cell} ei ole kuukausi. Kirjoita VVVV-KK, esimerkiksi 2025-01.',
  fault_month_written: '{cell} ei ole kuukausi. Kirjoita VVVV-KK: {month}.',
  fault_no_day: 'Päivää {cell} ei ole.',
  fault_not_a_date: '{cell} ei ole päivämäärä. Kirjoita VVVV-KK-PP, esimerkiksi 2025-01-31.',
  fault_not_a_moment:
    '{cell} ei ole päivä. Kirjoita VVVV-KK-PP tai D-3, joka on kolme päivää sitten, ja halutessasi kellonaika: 2025-01-31 08:00.',
  fault_not_a_color: '{cell} ei ole väri. Kirjoita # ja kuusi merkkiä, esimerkiksi #0b5f6b.',
  fault_not_in_palette:
    '{cell} ei ole väri. Kirjoita paletin väri ({first}–{last}) tai # ja kuusi merkkiä, esimerkiksi #0b5f6b.',
  fault_not_a_time_zone: '{cell} ei ole aikavyöhyke.{hint}',
  fault_did_you_mean: ' Tarkoititko {name}?',
  fault_no_term: 'Termiä {name} ei ole.{hint}',
  fault_archived_organization: 'Organisaatio {name} on arkistoitu.',
  fault_no_organization: 'Organisaatiota {name} ei ole.{hint}',
  fault_no_user: 'Käyttäjää {name} ei ole.{hint}',
  fault_no_target_group: 'Tavoiteryhmää {name} ei ole.{hint}',
  fault_no_target: 'Tavoitetta {name} ei ole.{hint}',
  fault_no_mapping: 'Sivua {name} ei ole.{hint}',
  fault_no_roadmap: 'Tiekarttaa {name} ei ole.{hint}',
  fault_no_main_task: 'Päätehtävää {name} ei ole.{hint}',
  fault_no_task: 'Tehtävää {name} ei ole.{hint}',
  fault_no_color_pair: 'Väriparia {name} ei ole.{hint}',
  fault_no_report_item: 'Raportin osaa {name} ei ole.{hint}',
  fault_too_deep: 'Organisaatioita voi olla enintään {max} tasoa päällekkäin.',
  fault_own_parent: 'Organisaatio on oma yläorganisaationsa: {path}',
  fault_no_member:
    '{email} ei ole organisaation {organization} eikä sen yläpuolella olevan organisaation jäsen.',
  fault_computed: 'Termin {term} luvut lasketaan.',
  fault_has_formula: 'Termillä {term} on kaava, joten sillä ei ole omia kuukausia.',
  fault_parent_already: '{name} on jo ylätermi.',
  fault_term_under_itself: 'Termi on oma alaterminsä: {path}',
  fault_end_before_start: 'Loppu {end} on ennen alkua {start}.',
  fault_no_view: 'Millään sivulla ei ole otsikkoa {title}, joten tavoite ei johda mihinkään.{hint}',
  fault_group_under_itself: 'Tavoiteryhmä on oma alaryhmänsä: {path}',
  fault_axis: 'Akselin loppu on {to}, mutta alku on {from}.',
  fault_redirect:
    'Uudelleenohjaus johtaa ensimmäiselle alasivulle, eikä tällä sivulla ole niitä: sitä ei näytetä.',
  fault_radar: 'Tutkakuvaaja tarvitsee ainakin {min} termiä, ja tällä sivulla on {count}.',
  fault_mapping_under_itself: 'Sivu on oma alasivunsa: {path}',
  fault_address_reserved:
    'Tämän sivun osoite "/{slug}" kuuluu ohjelman omalle näkymälle; sivu saa toisen osoitteen.',
  fault_address_taken:
    'Tämän sivun osoite "/{slug}" kuuluu sivulle {mapping}; sivu saa toisen osoitteen.',
  fault_address_empty: 'Tämän sivun osoite "/{slug}" ei kerro mitään; sivu saa toisen osoitteen.',
  fault_idea_without_roadmap: 'Tehtävä ilman päiviä on idea, joka tarvitsee tiekartan.',
  fault_one_date: 'Tehtävällä on molemmat päivät tai ei kumpaakaan: silloin se on idea.',
  fault_task_without_main_task: 'Tehtävä, jolla on päivät, tarvitsee päätehtävän.',
  fault_not_month_start: '{date} ei ole kuukauden ensimmäinen päivä.',
  fault_not_month_end: '{date} ei ole kuukauden viimeinen päivä.',
  fault_leads_to_itself: 'Päätehtävä ei voi johtaa omalle tiekartalleen.',
  fault_only_row: 'Päätehtävässä {task} on vain rivi 0.',
  fault_rows: 'Päätehtävässä {task} on rivit 0–{last}.',
  fault_overlap: 'Tehtävä {task} on rivillään toisen tehtävän päällä.',
  fault_main_task_elsewhere: 'Päätehtävä on tiekartalla {roadmap}.',
  fault_task_elsewhere: 'Tehtävä {task} on toisella tiekartalla.',
  fault_waits_for_itself: 'Tehtävä odottaa itseään: {path}',
  fault_too_many_files: 'Viestissä voi olla enintään {max} tiedostoa.',
  fault_no_file: 'Kansiossa {folder} ei ole tiedostoa {name}.{hint}',
  fault_file_kind: '{name} on tyyppiä, jota ei voi lisätä. Nämä voi: {allowed}.',
  fault_attached_empty: '{name} on tyhjä.',
  fault_attached_large: '{name} on yli {megabytes} Mt.',
  fault_attached_macros: 'Tiedostossa {name} on makroja. Tallenna se ilman niitä.',
  fault_attached_other: '{name} ei ole sitä, mitä nimi sanoo: sen sisältö on muuta tyyppiä.',
  fault_attached_not_text: '{name} ei ole pelkkää UTF-8-tekstiä.',
  fault_message_too_long: 'Teksti on liian pitkä viestiksi.',
  fault_message_empty: 'Viestissä on oltava tekstiä tai tiedosto.',
  fault_html_empty: 'Mitään tästä HTML-koodista ei voi näyttää.',
  fault_report_period: 'Anna closed_months tai sekä start_date että end_date.',
  fault_report_months: 'Enintään {max} kuukautta on sallittu.',
  fault_report_text: 'Teksti on liian pitkä raporttiin.',
  fault_report_items: 'Raportissa on enintään {max} osaa.',
  fault_report_recipients: 'Lähetetyllä raportilla on vastaanottajia.',
  fault_report_monthly_recipients: 'Joka kuukausi lähetettävällä raportilla on vastaanottajia.',
  fault_report_many_recipients: 'Raportilla on enintään {max} vastaanottajaa.',
  fault_report_monthly_day:
    'Anna monthly_working_day tai monthly_day: minä päivänä raportti lähetetään?',
  fault_report_two_days: 'Anna joko monthly_working_day tai monthly_day, ei molempia.',
  fault_report_key: 'Raportin kuvaajalla on jo avain {name}.',
};

export const faultTexts = { en, fi };
