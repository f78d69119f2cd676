import type { Language } from '@tavoite/model';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createIntl, createIntlCache, type IntlShape, RawIntlProvider, useIntl } from 'react-intl';
import { LabelsContext } from './labels.js';
import { type LoadedTexts, loadTexts, textsOf } from './load.js';
import type { Message, MessageKey, TextValues } from './message.js';

const cache = createIntlCache();

/** English as it is written in Finland parts thousands by a no-break space, as figures are. */
const LOCALES: Record<Language, string> = { en: 'en-FI', fi: 'fi' };

const intlOf = ({ language, texts }: LoadedTexts): IntlShape =>
  createIntl({ locale: LOCALES[language], messages: texts }, cache);

/**
 * Gives everything below the texts of the chosen language. Until those are there, the texts of the
 * language before stay; nothing is drawn before any are.
 */
export const Texts = ({ language, children }: { language: Language; children: ReactNode }) => {
  const [shown, setShown] = useState(textsOf(language));
  useEffect(() => {
    let isCurrent = true;
    loadTexts(language)
      .then((texts) => {
        if (isCurrent) setShown(texts);
      })
      .catch(console.error);
    return () => {
      isCurrent = false;
    };
  }, [language]);
  const texts = textsOf(language) ?? shown;
  const intl = useMemo(() => texts && intlOf(texts), [texts]);
  if (!texts || !intl) return null;
  return (
    <RawIntlProvider value={intl}>
      <LabelsContext value={texts.labels}>{children}</LabelsContext>
    </RawIntlProvider>
  );
};

/** Names of the fields that the server's messages are keyed by. */
const FIELD_KEYS: Record<string, MessageKey> = {
  email: 'email',
  username: 'email',
  password: 'password',
  old_password: 'old-password',
  new_password1: 'new-password',
  new_password2: 'new-password-confirmation',
};

export interface TextFunctions {
  /** The text of a key. */
  text: (key: MessageKey, values?: TextValues) => string;
  /** The text of a message. */
  messageText: (message: Message) => string;
}

function textFunctions(intl: IntlShape): TextFunctions {
  const text: TextFunctions['text'] = (id, values) => intl.formatMessage({ id }, values);
  return {
    text,
    messageText(message) {
      if ('key' in message) return text(message.key, message.values);
      if (!('field' in message)) return message.text;
      const key = message.name ?? FIELD_KEYS[message.field];
      const field = key ? text(key) : message.field.replaceAll('_', ' ');
      return text('field-message', { field, message: message.text });
    },
  };
}

/** The texts of the chosen language: the same functions until another one is chosen. */
export function useText(): TextFunctions {
  const intl = useIntl();
  return useMemo(() => textFunctions(intl), [intl]);
}

/** The language of the texts that are shown. */
export const useShownLanguage = (): Language => (useIntl().locale === LOCALES.fi ? 'fi' : 'en');
