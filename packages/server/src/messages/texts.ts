import type { Language } from '@tavoite/model';
import { fileTexts } from '../files/texts.js';
import { formulaTexts } from '../formula/texts.js';
import { faultTexts } from '../import/fault-texts.js';
import { importTexts } from '../import/texts.js';
import { renderTexts } from '../render/texts.js';
import { identityTexts } from './identity-texts.js';
import { managementTexts } from './management-texts.js';
import { notificationTexts } from './notification-texts.js';
import { reportTexts } from './report-texts.js';
import { secondFactorTexts } from './second-factor-texts.js';

const MAX_HEADER_LENGTH = 500;

/** Every sentence that the server says to users, in both languages. `{name}` is a placeholder. */
const en = {
  // Validation; the first ones are the message codes of the contract.
  required: 'This field is required.',
  too_long: 'This text is too long.',
  too_short: 'This text is too short.',
  too_many_keys: 'At most 100 keys are allowed in one request.',
  key_or_target: 'Give either a key or a target.',
  invalid_date: 'Enter a date in the form YYYY-MM-DD.',
  date_out_of_range: 'Enter a date between the years 1900 and 2199.',
  start_after_end: 'The start date is after the end date.',
  range_too_long: 'The period is too long: at most 100 years are allowed.',
  answer_too_large: 'This is too much for one request: choose a shorter period or fewer terms.',
  not_month_start: 'Enter the first day of a month.',
  not_month_end: 'Enter the last day of a month.',
  task_too_short: 'A task takes at least one month.',
  invalid: 'This value is not valid.',
  expected_string: 'Enter a text.',
  expected_number: 'Enter a number.',
  expected_boolean: 'Enter true or false.',
  expected_array: 'Enter a list.',
  expected_object: 'Enter an object with named fields.',
  invalid_choice: 'Choose one of: {choices}.',
  too_small: 'This value is too small.',
  too_big: 'This value is too large.',
  // Comments
  one_subject: 'A comment is about one term, one target or one view.',
  unknown_term: 'There is no such term.',
  comment_of_other: 'Only its author can change the text of a comment.',
  comment_delete_of_other: 'Only its author or a report manager can delete a comment.',
  // Roadmaps
  stale: 'Someone else has changed this in the meantime.',
  not_a_member: 'This user is not a member of the organisation.',
  other_organization: 'A roadmap is made in the active organisation.',
  unknown_roadmap: 'There is no such roadmap.',
  unknown_main_task: 'There is no such main task.',
  unknown_task: 'There is no such task.',
  unknown_color_pair: 'There are no such colours.',
  unknown_target: 'There is no such target.',
  other_roadmap: 'This cannot be moved to another roadmap.',
  link_to_itself: 'A main task cannot lead to its own roadmap.',
  no_such_row: 'The main task has no such row.',
  rows_in_use: 'The main task has tasks in more rows than that.',
  too_many_rows: 'A main task can have at most {rows} rows.',
  named_twice: 'The same task is named twice.',
  one_roadmap: 'All tasks must be in the same roadmap.',
  tasks_overlap: 'Two tasks of a row would overlap.',
  task_overlaps: '“{title}” would overlap “{other}”.',
  dependency_circle: 'A task cannot wait for itself, not even through others.',
  nothing_to_restore: 'This was not deleted, or it was deleted too long ago.',
  restore_roadmap_first: 'The roadmap that this was in is deleted. Restore it first.',
  restore_main_task_first: 'The main task that this was in is deleted. Restore it first.',
  // Requests
  malformed_json: 'The request is not valid JSON.',
  malformed_request: 'The request could not be read.',
  not_found: 'Not found.',
  method_not_allowed: 'This method is not allowed here.',
  payload_too_large: 'The request is too large.',
  unsupported_media_type: 'This content type is not supported. Send application/json.',
  too_many_requests: 'Too many requests. Try again in {seconds} seconds.',
  server_error: 'Something went wrong on the server.',
  server_error_code:
    'Something went wrong on the server. The administrator finds out more by the code {code}.',
  database_unavailable: 'The service is not available for a moment. Try again shortly.',
  // Access
  not_signed_in: 'Sign in to continue.',
  invalid_token: 'The session is not valid. Sign in again.',
  token_expired: 'The session has expired. Sign in again.',
  access_token_invalid:
    'The access token is not valid: it may have been revoked, or is not complete. Make another one under Manage.',
  access_token_expired: 'The access token has expired. Make another one under Manage.',
  no_permission: 'You do not have permission to do this.',
  token_scope: 'The access token is not for this.',
  view_restricted: 'This view is not in use in the organisation.',
  no_organization: 'You do not belong to any organisation.',
  organization_changed: 'The active organisation has changed.',
  // Sign-in and passwords
  login_failed: 'Unable to sign in with the given email and password.',
  login_throttled: 'Too many attempts to sign in. Try again in {minutes} minutes.',
  reset_throttled: 'Too many requests for a new password. Try again in {minutes} minutes.',
  set_up_throttled: 'Too many attempts. Try again in {minutes} minutes.',
  busy: 'The service is busy. Try again in a moment.',
  logged_out: 'You have been signed out.',
  password_changed: 'The new password has been saved.',
  password_wrong: 'The old password is not right.',
  password_mismatch: 'The two new passwords are not the same.',
  password_too_short: 'The password is too short: use at least {length} characters.',
  password_too_long: 'The password is too long: use at most {length} characters.',
  password_common: 'This password is too common. Choose another.',
  password_personal:
    'The password is too much like your name, your email or the name of the organisation or of Tavoite.',
  password_unchanged: 'The new password is the same as the old one.',
  reset_sent: 'If the email belongs to a user, a link for a new password has been sent to it.',
  reset_done: 'The new password has been saved. You can now sign in.',
  set_up_done: 'The organisation is there. You can now sign in.',
  set_up_over:
    'This address does not work: it is not the whole of what the start printed, or Tavoite has been set up already.',
  reset_link_invalid: 'The link is not valid any more. Ask for a new one.',
  // Mails
  reset_mail_subject: 'New password for Tavoite',
  reset_mail_body:
    'Hello,\n\nsomeone asked for a new password for this email in Tavoite. Choose it here within {hours} hours:\n\n{link}\n\nIf it was not you, nothing needs to be done.\n',
  letter_open: 'Open Tavoite',
  letter_choose_password: 'Choose a password',
  password_mail_subject: 'Your password in Tavoite was changed',
  password_mail_body:
    'Hello,\n\nthe password of your account in Tavoite was changed, and all other sessions were ended.\n\nIf it was not you, ask for a new password on the sign-in page at once, and tell your administrator:\n\n{link}\n',
  ...faultTexts.en,
  ...fileTexts.en,
  ...formulaTexts.en,
  ...identityTexts.en,
  ...importTexts.en,
  ...managementTexts.en,
  ...notificationTexts.en,
  ...renderTexts.en,
  ...reportTexts.en,
  ...secondFactorTexts.en,
} as const;

export type TextKey = keyof typeof en;
export type TextValues = Readonly<Record<string, string | number>>;

const fi: Record<TextKey, string> = {
  required: 'Tämä kenttä on pakollinen.',
  too_long: 'Teksti on liian pitkä.',
  too_short: 'Teksti on liian lyhyt.',
  too_many_keys: 'Yhdessä pyynnössä voi olla enintään 100 avainta.',
  key_or_target: 'Anna joko avain tai tavoite.',
  invalid_date: 'Anna päivämäärä muodossa VVVV-KK-PP.',
  date_out_of_range: 'Anna päivämäärä vuosien 1900 ja 2199 väliltä.',
  start_after_end: 'Alkupäivä on loppupäivän jälkeen.',
  range_too_long: 'Aikaväli on liian pitkä: enintään 100 vuotta.',
  answer_too_large:
    'Tämä on liikaa yhteen pyyntöön: valitse lyhyempi aikaväli tai vähemmän termejä.',
  not_month_start: 'Anna kuukauden ensimmäinen päivä.',
  not_month_end: 'Anna kuukauden viimeinen päivä.',
  task_too_short: 'Tehtävä kestää vähintään yhden kuukauden.',
  invalid: 'Arvo ei kelpaa.',
  expected_string: 'Anna teksti.',
  expected_number: 'Anna luku.',
  expected_boolean: 'Anna true tai false.',
  expected_array: 'Anna luettelo.',
  expected_object: 'Anna olio, jossa on nimetyt kentät.',
  invalid_choice: 'Valitse jokin näistä: {choices}.',
  too_small: 'Arvo on liian pieni.',
  too_big: 'Arvo on liian suuri.',
  one_subject: 'Kommentti koskee yhtä käsitettä, tavoitetta tai näkymää.',
  unknown_term: 'Käsitettä ei ole.',
  comment_of_other: 'Vain kirjoittaja voi muuttaa kommentin tekstiä.',
  comment_delete_of_other: 'Vain kirjoittaja tai raporttien hallinnoija voi poistaa kommentin.',
  stale: 'Joku muu on muuttanut tätä sillä välin.',
  not_a_member: 'Käyttäjä ei kuulu organisaatioon.',
  other_organization: 'Tiekartta luodaan aktiiviseen organisaatioon.',
  unknown_roadmap: 'Tiekarttaa ei ole.',
  unknown_main_task: 'Päätehtävää ei ole.',
  unknown_task: 'Tehtävää ei ole.',
  unknown_color_pair: 'Väriparia ei ole.',
  unknown_target: 'Tavoitetta ei ole.',
  other_roadmap: 'Tätä ei voi siirtää toiseen tiekarttaan.',
  link_to_itself: 'Päätehtävä ei voi johtaa omaan tiekarttaansa.',
  no_such_row: 'Päätehtävässä ei ole tällaista riviä.',
  rows_in_use: 'Päätehtävällä on tehtäviä useammalla rivillä.',
  too_many_rows: 'Päätehtävässä voi olla enintään {rows} riviä.',
  named_twice: 'Sama tehtävä on nimetty kahdesti.',
  one_roadmap: 'Tehtävien on oltava samassa tiekartassa.',
  tasks_overlap: 'Kaksi saman rivin tehtävää menisi päällekkäin.',
  task_overlaps: '”{title}” menisi päällekkäin tehtävän ”{other}” kanssa.',
  dependency_circle: 'Tehtävä ei voi odottaa itseään, ei edes muiden kautta.',
  nothing_to_restore: 'Tätä ei ole poistettu, tai sen poistosta on liian kauan.',
  restore_roadmap_first: 'Tiekartta, johon tämä kuului, on poistettu. Palauta se ensin.',
  restore_main_task_first: 'Päätehtävä, johon tämä kuului, on poistettu. Palauta se ensin.',
  malformed_json: 'Pyyntö ei ole kelvollista JSON-muotoa.',
  malformed_request: 'Pyyntöä ei voitu lukea.',
  not_found: 'Ei löytynyt.',
  method_not_allowed: 'Tämä menetelmä ei ole tässä sallittu.',
  payload_too_large: 'Pyyntö on liian suuri.',
  unsupported_media_type: 'Sisältötyyppiä ei tueta. Lähetä application/json.',
  too_many_requests: 'Liian monta pyyntöä. Yritä uudelleen {seconds} sekunnin kuluttua.',
  server_error: 'Palvelimella tapahtui virhe.',
  server_error_code:
    'Palvelimella tapahtui virhe. Ylläpitäjä löytää lisätietoja tunnuksella {code}.',
  database_unavailable: 'Palvelu ei ole hetkeen käytettävissä. Yritä pian uudelleen.',
  not_signed_in: 'Kirjaudu sisään jatkaaksesi.',
  invalid_token: 'Istunto ei ole voimassa. Kirjaudu sisään uudelleen.',
  token_expired: 'Istunto on vanhentunut. Kirjaudu sisään uudelleen.',
  access_token_invalid:
    'Rajapinta-avain ei kelpaa: se on ehkä peruttu tai puutteellinen. Luo uusi Hallinta-sivuilla.',
  access_token_expired: 'Rajapinta-avain on vanhentunut. Luo uusi Hallinta-sivuilla.',
  no_permission: 'Sinulla ei ole oikeutta tähän.',
  token_scope: 'Rajapinta-avain ei ole tätä varten.',
  view_restricted: 'Tämä näkymä ei ole organisaation käytössä.',
  no_organization: 'Et kuulu mihinkään organisaatioon.',
  organization_changed: 'Aktiivinen organisaatio on vaihtunut.',
  login_failed: 'Kirjautuminen annetulla sähköpostilla ja salasanalla ei onnistunut.',
  login_throttled: 'Liian monta kirjautumisyritystä. Yritä uudelleen {minutes} minuutin kuluttua.',
  reset_throttled:
    'Liian monta pyyntöä uudesta salasanasta. Yritä uudelleen {minutes} minuutin kuluttua.',
  set_up_throttled: 'Liian monta yritystä. Yritä uudelleen {minutes} minuutin kuluttua.',
  busy: 'Palvelu on kuormittunut. Yritä hetken kuluttua uudelleen.',
  logged_out: 'Olet kirjautunut ulos.',
  password_changed: 'Uusi salasana on tallennettu.',
  password_wrong: 'Vanha salasana ei ole oikein.',
  password_mismatch: 'Uudet salasanat eivät ole samat.',
  password_too_short: 'Salasana on liian lyhyt: käytä vähintään {length} merkkiä.',
  password_too_long: 'Salasana on liian pitkä: käytä enintään {length} merkkiä.',
  password_common: 'Salasana on liian yleinen. Valitse toinen.',
  password_personal:
    'Salasana muistuttaa liikaa nimeäsi, sähköpostiosoitettasi, organisaation nimeä tai Tavoitteen nimeä.',
  password_unchanged: 'Uusi salasana on sama kuin vanha.',
  reset_sent: 'Jos osoite kuuluu käyttäjälle, siihen on lähetetty linkki uutta salasanaa varten.',
  reset_done: 'Uusi salasana on tallennettu. Voit nyt kirjautua sisään.',
  set_up_done: 'Organisaatio on luotu. Voit nyt kirjautua sisään.',
  set_up_over:
    'Tämä osoite ei toimi: se ei ole kokonainen käynnistyksen tulostama osoite, tai Tavoite on jo otettu käyttöön.',
  reset_link_invalid: 'Linkki ei ole enää voimassa. Pyydä uusi.',
  reset_mail_subject: 'Uusi salasana Tavoitteeseen',
  reset_mail_body:
    'Hei,\n\ntälle osoitteelle pyydettiin uutta salasanaa Tavoitteessa. Valitse se tästä {hours} tunnin kuluessa:\n\n{link}\n\nJos pyyntö ei ollut sinun, mitään ei tarvitse tehdä.\n',
  letter_open: 'Avaa Tavoite',
  letter_choose_password: 'Valitse salasana',
  password_mail_subject: 'Salasanasi Tavoitteessa vaihdettiin',
  password_mail_body:
    'Hei,\n\ntilisi salasana Tavoitteessa vaihdettiin, ja kaikki muut istunnot päätettiin.\n\nJos et tehnyt tätä itse, pyydä heti uusi salasana kirjautumissivulla ja kerro asiasta ylläpitäjällesi:\n\n{link}\n',
  ...faultTexts.fi,
  ...fileTexts.fi,
  ...formulaTexts.fi,
  ...identityTexts.fi,
  ...importTexts.fi,
  ...managementTexts.fi,
  ...notificationTexts.fi,
  ...renderTexts.fi,
  ...reportTexts.fi,
  ...secondFactorTexts.fi,
};

const texts: Record<Language, Record<TextKey, string>> = { en, fi };

export function isTextKey(text: string): text is TextKey {
  return Object.hasOwn(en, text);
}

/** The text in the language, its placeholders filled in. */
export function translate(language: Language, key: TextKey, values: TextValues = {}): string {
  return texts[language][key].replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}

/** A stored text in the language; falls back to English if there is no Finnish one. */
export function localized(language: Language, text: string, textFi: string | null): string {
  return language === 'fi' && textFi ? textFi : text;
}

/** The language of an Accept-Language header that there are texts in, by its weights; else English. */
export function acceptedLanguage(header: string | undefined): Language {
  const accepted = (header ?? '')
    .slice(0, MAX_HEADER_LENGTH)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find((q) => q);
      const language = tag.split('-')[0];
      return { language, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language);
  return accepted.find((tag) => tag === 'en' || tag === 'fi') ?? 'en';
}
