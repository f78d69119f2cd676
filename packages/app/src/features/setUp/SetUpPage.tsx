import { MAX_NAME_CHARACTERS, MAX_TITLE_CHARACTERS } from '@tavoite/model';
import { Banner, CenteredPage, FormStack, Link, TextField } from '@tavoite/ui';
import { type ChangeEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '../../core/hooks.js';
import { EmailField, SubmitButton } from '../../core/page/formParts.js';
import { usePageTitle } from '../../core/page/Page.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import { useShownLanguage, useText } from '../../i18n/Texts.js';
import {
  isNewPassword,
  NewPasswordFields,
  NO_PASSWORD,
  useCheckedForm,
} from '../newPassword/index.js';
import { checkAddressCall, setUpCall } from './slice.js';
import { useSetUpSelector } from './state.js';

const EMPTY = { organization_name: '', full_name: '', email: '', ...NO_PASSWORD };
type Field = keyof typeof EMPTY;

/**
 * Where the first start of an empty installation leads: the first organisation and its manager. The code in
 * the address says that one has seen what the start printed. Public.
 */
const SetUpPage = () => {
  const dispatch = useAppDispatch();
  const { text, messageText } = useText();
  const language = useShownLanguage();
  const { hash } = useLocation();
  // It leaves the address at once, and stays with the page.
  const [code] = useState(() => hash.slice(1));
  const check = useSetUpSelector((state) => state.checkSetUp);
  const { status, error } = useSetUpSelector((state) => state.setUp);
  const [values, setValues] = useState(EMPTY);
  const [sent, setSent] = useState(EMPTY);
  const pending = status === 'pending';
  const isOver = check.data?.is_open === false || error?.messages.code !== undefined;
  const filled = (['organization_name', 'full_name', 'email'] as const).every(
    (name) => values[name].trim() !== '',
  );
  const form = useCheckedForm(
    filled && isNewPassword(values),
    () => {
      if (pending) return;
      setSent(values);
      const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      dispatch(setUpCall.request({ code, language, time_zone, ...values }));
    },
    status === 'rejected',
  );
  const title = text('begin');
  usePageTitle(title);

  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
    dispatch(setUpCall.reset());
    dispatch(checkAddressCall.request({ code }));
  }, [dispatch, code]);

  /** What was refused is an error until it is changed. */
  const refused = (name: Field) =>
    values[name] === sent[name] ? (error?.messages[name] ?? []) : [];
  const errorsOf = (name: Field, missing: string) =>
    form.tried && values[name].trim() === '' ? [missing] : refused(name);
  const field = (name: Field) => ({
    name,
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setValues({ ...values, [name]: target.value }),
  });
  const isElsewhere = error && !Object.keys(EMPTY).some((name) => error.messages[name]);
  return (
    <CenteredPage
      productName={text('product-name')}
      title={title}
      lead={isOver ? undefined : text('begin-help')}
      notice={null}
    >
      {isOver ? (
        <Banner tone="danger">{text('begin-over')}</Banner>
      ) : (
        <FormStack
          ref={form.ref}
          onSubmit={form.onSubmit}
          actions={
            <SubmitButton pending={pending} pendingLabel={text('saving')}>
              {text('begin-create')}
            </SubmitButton>
          }
        >
          {isElsewhere ? <Banner tone="danger">{messageText(failureMessage(error))}</Banner> : null}
          <TextField
            {...field('organization_name')}
            label={text('begin-organization')}
            autoComplete="organization"
            maxLength={MAX_TITLE_CHARACTERS}
            errors={errorsOf('organization_name', text('begin-organization-required'))}
          />
          <TextField
            {...field('full_name')}
            label={text('full-name')}
            autoComplete="name"
            maxLength={MAX_NAME_CHARACTERS}
            errors={errorsOf('full_name', text('begin-name-required'))}
          />
          <EmailField {...field('email')} errors={errorsOf('email', text('email-required'))} />
          <NewPasswordFields
            values={values}
            onChange={(passwords) => setValues({ ...values, ...passwords })}
            tried={form.tried}
            errors={[...refused('new_password1'), ...refused('new_password2')]}
          />
        </FormStack>
      )}
      <Link href="/login">{text('back-to-login')}</Link>
    </CenteredPage>
  );
};

export default SetUpPage;
