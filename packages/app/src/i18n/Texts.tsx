import type { Language } from '@tavoite/model';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createIntl, createIntlCache, type IntlShape, RawIntlProvider, useIntl } from 'react-intl';
import { type Labels, LabelsContext } from './labels.js';
import type { Message, MessageKey } from './message.js';

const cache = createIntlCache();

/** All texts of one language. */
interface LoadedTexts {
  intl: IntlShape;
  /** The components' own texts. */
  labels: Labels;
}

const loaders = {
  en: () => Promise.all([import('./en.json'), import('@tavoite/ui/labels/en')]),
  fi: () => Promise.all([import('./fi.json'), import('@tavoite/ui/labels/fi')]),
} satisfies Record<Language, () => Promise<[{ default: Record<MessageKey, string> }, Labels]>>;
const loaded: Partial<Record<Language, LoadedTexts>> = {};

/** Loads the texts of a language unless they are already loaded. */
export async function loadTexts(language: Language): Promise<LoadedTexts> {
  const known = loaded[language];
  if (known) return known;
  const [{ default: messages }, labels] = await loaders[language]();
  const texts = { intl: createIntl({ locale: language, messages }, cache), labels };
  loaded[language] = texts;
  return texts;
}

/**
 * Gives everything below the texts of the chosen language. Until those are there, the texts of the
 * language before stay; nothing is drawn before any are.
 */
export const Texts = ({ language, children }: { language: Language; children: ReactNode }) => {
  const [shown, setShown] = useState(loaded[language]);
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
  const texts = loaded[language] ?? shown;
  if (!texts) return null;
  return (
    <RawIntlProvider value={texts.intl}>
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
