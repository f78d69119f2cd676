import type { Language } from '@tavoite/model';
import { type ReactNode, useMemo } from 'react';
import { createIntl, createIntlCache, type IntlShape, RawIntlProvider, useIntl } from 'react-intl';
import en from './en.json';
import fi from './fi.json';
import type { Message, MessageKey } from './message.js';

const texts = { en, fi } satisfies Record<string, Record<MessageKey, string>>;
const cache = createIntlCache();
const intls: Record<keyof typeof texts, IntlShape> = {
  en: createIntl({ locale: 'en', messages: texts.en }, cache),
  fi: createIntl({ locale: 'fi', messages: texts.fi }, cache),
};

/** Gives everything below the texts of the chosen language; a new choice shows at once. */
export const Texts = ({ language, children }: { language: Language; children: ReactNode }) => (
  <RawIntlProvider value={intls[language]}>{children}</RawIntlProvider>
);

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
  text: (key: MessageKey, values?: Record<string, string | number>) => string;
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
      const key = FIELD_KEYS[message.field];
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
