/** What the server says about two-step verification. */
export const secondFactorTexts = {
  en: {
    second_factor_throttled: 'Too many attempts to sign in. Try again in {minutes} minutes.',
    second_factor_expired: 'This took too long, or was used already. Start again.',
    second_factor_code_wrong: 'The code is not right. Enter the one that the app shows now.',
    second_factor_code_used: 'This code was used already. Wait for the next one.',
    recovery_code_wrong: 'The recovery code is not right, or was used already.',
    passkey_wrong: 'The passkey could not be checked. Try again.',
    passkey_unknown: 'This passkey belongs to no user here. Sign in with your password.',
    passkey_not_made: 'The passkey could not be added. Try again.',
    passkeys_impossible: 'Passkeys do not work at this address of the service.',
    too_many_passkeys: 'You can have at most {count} passkeys. Remove one first.',
    second_factor_required:
      'Your organisation requires two-step verification. Add another way before you remove the last one.',
    second_factor_missing: 'Add an authenticator app or a passkey first.',
    current_password_wrong: 'The password is not right.',
    sign_in_again: 'Sign out and in again to change this.',
    second_factor_mail_subject: 'Your two-step verification in Tavoite',
    second_factor_mail_body:
      'Hello,\n\n{what}\n\nIf it was you, nothing needs to be done. If it was not, choose a new password at once and tell whoever looks after Tavoite in your organisation:\n\n{link}\n',
    second_factor_mail_authenticator_added: 'an authenticator app was added to your account.',
    second_factor_mail_authenticator_removed:
      'the authenticator app was removed from your account.',
    second_factor_mail_passkey_added: 'a passkey was added to your account.',
    second_factor_mail_passkey_removed: 'a passkey was removed from your account.',
    second_factor_mail_recovery_codes_renewed:
      'the recovery codes of your account were replaced by new ones.',
    second_factor_mail_recovery_code_used: 'someone signed in with one of your recovery codes.',
  },
  fi: {
    second_factor_throttled:
      'Liian monta kirjautumisyritystä. Yritä uudelleen {minutes} minuutin kuluttua.',
    second_factor_expired: 'Tämä kesti liian kauan tai on jo käytetty. Aloita alusta.',
    second_factor_code_wrong: 'Koodi ei ole oikein. Anna koodi, jonka sovellus näyttää nyt.',
    second_factor_code_used: 'Koodi on jo käytetty. Odota seuraavaa.',
    recovery_code_wrong: 'Palautuskoodi ei ole oikein tai se on jo käytetty.',
    passkey_wrong: 'Pääsyavainta ei voitu tarkistaa. Yritä uudelleen.',
    passkey_unknown: 'Pääsyavain ei kuulu kenellekään täällä. Kirjaudu salasanalla.',
    passkey_not_made: 'Pääsyavainta ei voitu lisätä. Yritä uudelleen.',
    passkeys_impossible: 'Pääsyavaimet eivät toimi palvelun tässä osoitteessa.',
    too_many_passkeys: 'Sinulla voi olla enintään {count} pääsyavainta. Poista ensin jokin.',
    second_factor_required:
      'Organisaatiosi vaatii kaksivaiheisen tunnistautumisen. Lisää toinen tapa, ennen kuin poistat viimeisen.',
    second_factor_missing: 'Lisää ensin todennussovellus tai pääsyavain.',
    current_password_wrong: 'Salasana ei ole oikein.',
    sign_in_again: 'Kirjaudu ulos ja uudelleen sisään, niin voit muuttaa tätä.',
    second_factor_mail_subject: 'Kaksivaiheinen tunnistautumisesi Tavoitteessa',
    second_factor_mail_body:
      'Hei,\n\n{what}\n\nJos se olit sinä, sinun ei tarvitse tehdä mitään. Jos et, vaihda salasanasi heti ja kerro asiasta organisaatiosi Tavoitteesta vastaavalle:\n\n{link}\n',
    second_factor_mail_authenticator_added: 'tilillesi lisättiin todennussovellus.',
    second_factor_mail_authenticator_removed: 'tililtäsi poistettiin todennussovellus.',
    second_factor_mail_passkey_added: 'tilillesi lisättiin pääsyavain.',
    second_factor_mail_passkey_removed: 'tililtäsi poistettiin pääsyavain.',
    second_factor_mail_recovery_codes_renewed: 'tilisi palautuskoodit korvattiin uusilla.',
    second_factor_mail_recovery_code_used: 'tilillesi kirjauduttiin palautuskoodilla.',
  },
} as const;
