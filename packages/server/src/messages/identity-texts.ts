/** What the server says about accounts of other providers. */
export const identityTexts = {
  en: {
    identity_not_linked_google: 'The Google account is not linked to any product accounts.',
    identity_not_linked_azure: 'The Microsoft account is not linked to any product accounts.',
    identity_not_linked_oidc: 'The account is not linked to any product accounts.',
    identity_not_configured: 'Signing in with this provider is not available here.',
    identity_refused: 'The account could not be checked. Start again.',
    identity_unreachable: 'The provider of the account does not answer. Try again in a moment.',
    identity_of_another: 'This account is already linked to another user.',
    identity_another_linked: 'Another account of this provider is linked to you. Unlink it first.',
    identity_last_way_in:
      'This account is your only way to sign in. Set a password first: ask for a new one on the sign-in page.',
    external_throttled: 'Too many attempts to sign in. Try again in {minutes} minutes.',
    identity_mail_subject: 'A change in how you sign in to Tavoite',
    identity_mail_linked:
      'Hello,\n\nan account of {provider} was linked to your account in Tavoite. You can now sign in with it:\n\n{link}\n\nIf it was not you, change your password and tell your administrator.\n',
    identity_mail_unlinked:
      'Hello,\n\nthe account of {provider} was unlinked from your account in Tavoite, and all other sessions were ended.\n\n{link}\n\nIf it was not you, change your password and tell your administrator.\n',
  },
  fi: {
    identity_not_linked_google: 'Google-tiliä ei ole yhdistetty mihinkään tuotteen tiliin.',
    identity_not_linked_azure: 'Microsoft-tiliä ei ole yhdistetty mihinkään tuotteen tiliin.',
    identity_not_linked_oidc: 'Tiliä ei ole yhdistetty mihinkään tuotteen tiliin.',
    identity_not_configured: 'Kirjautuminen tämän palvelun tilillä ei ole täällä käytössä.',
    identity_refused: 'Tiliä ei voitu tarkistaa. Aloita alusta.',
    identity_unreachable: 'Tilin palvelu ei vastaa. Yritä hetken päästä uudelleen.',
    identity_of_another: 'Tämä tili on jo yhdistetty toiseen käyttäjään.',
    identity_another_linked: 'Sinuun on yhdistetty saman palvelun toinen tili. Poista se ensin.',
    identity_last_way_in:
      'Tämä tili on ainoa tapasi kirjautua. Aseta ensin salasana: pyydä uusi kirjautumissivulla.',
    external_throttled:
      'Liian monta kirjautumisyritystä. Yritä uudelleen {minutes} minuutin kuluttua.',
    identity_mail_subject: 'Muutos tavassa, jolla kirjaudut Tavoitteeseen',
    identity_mail_linked:
      'Hei,\n\ntiliisi Tavoitteessa yhdistettiin tili palvelusta {provider}. Voit nyt kirjautua sillä:\n\n{link}\n\nJos et tehnyt tätä itse, vaihda salasanasi ja kerro ylläpitäjällesi.\n',
    identity_mail_unlinked:
      'Hei,\n\ntilistäsi Tavoitteessa poistettiin yhdistetty tili palvelusta {provider}, ja kaikki muut istunnot päätettiin.\n\n{link}\n\nJos et tehnyt tätä itse, vaihda salasanasi ja kerro ylläpitäjällesi.\n',
  },
};
