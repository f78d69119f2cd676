import { Banner, CenteredPage, FormStack, Link, LinkButton } from '@tavoite/ui';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useAppDispatch } from '../../core/hooks.js';
import { SubmitButton } from '../../core/page/formParts.js';
import { usePageTitle } from '../../core/page/Page.js';
import { useText } from '../../i18n/Texts.js';
import {
  isNewPassword,
  NewPasswordFields,
  NO_PASSWORD,
  useCheckedForm,
} from '../newPassword/index.js';
import { checkLinkCall, confirmResetCall, linkProblem } from './slice.js';
import { useResetPasswordSelector } from './state.js';

export interface ConfirmResetPageProps {
  /** It is the first password, of someone who was invited. */
  isInvitation?: boolean;
}

/** Where the mailed link leads: a new password, twice. A link that works no more is said at once. Public. */
const ConfirmResetPage = ({ isInvitation = false }: ConfirmResetPageProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const { uid = '', token = '' } = useParams();
  const link = useResetPasswordSelector((state) => state.checkLink);
  const { status, error } = useResetPasswordSelector((state) => state.confirmReset);
  const [values, setValues] = useState(NO_PASSWORD);
  const [sent, setSent] = useState(NO_PASSWORD);
  const pending = status === 'pending';
  const isOver = link.data?.is_open === false || linkProblem(error) !== undefined;
  const form = useCheckedForm(
    isNewPassword(values),
    () => {
      if (pending) return;
      setSent(values);
      dispatch(confirmResetCall.request({ uid, token, ...values }));
    },
    status === 'rejected',
  );
  const title = text(isInvitation ? 'welcome' : 'set-new-password');
  usePageTitle(title);

  useEffect(() => {
    dispatch(confirmResetCall.reset());
    dispatch(checkLinkCall.request({ uid, token }));
  }, [dispatch, uid, token]);

  const { new_password1 = [], new_password2 = [] } = error?.messages ?? {};
  return (
    <CenteredPage productName={text('product-name')} title={title} notice={null}>
      {isOver ? (
        <>
          <Banner tone="danger">{text('reset-link-over')}</Banner>
          <LinkButton href="/reset-password" variant="primary">
            {text('ask-for-new-link')}
          </LinkButton>
        </>
      ) : (
        <FormStack
          ref={form.ref}
          onSubmit={form.onSubmit}
          actions={
            <SubmitButton pending={pending} pendingLabel={text('saving')}>
              {text(isInvitation ? 'set-password' : 'set-new-password')}
            </SubmitButton>
          }
        >
          {isInvitation ? <p>{text('welcome-help')}</p> : null}
          <NewPasswordFields
            values={values}
            onChange={setValues}
            tried={form.tried}
            // What was refused is an error until it is changed.
            errors={
              values.new_password1 === sent.new_password1
                ? [...new_password1, ...new_password2]
                : []
            }
          />
        </FormStack>
      )}
      <Link href="/login">{text('back-to-login')}</Link>
    </CenteredPage>
  );
};

export default ConfirmResetPage;
