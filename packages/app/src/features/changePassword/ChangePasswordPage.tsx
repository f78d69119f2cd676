import { Card, Link, Stack } from '@tavoite/ui';
import { Page } from '../../core/page/Page.js';
import { useText } from '../../i18n/Texts.js';
import { ChangePasswordForm } from './ChangePasswordForm.js';

/** Old password, new password twice; what else belongs to signing in is on the account. */
const ChangePasswordPage = () => {
  const { text } = useText();
  return (
    <Page title={text('change-password')}>
      <Stack>
        <Card width="form">
          <ChangePasswordForm />
        </Card>
        <p>
          <Link href="/account">{text('account-of-sign-in')}</Link>
        </p>
      </Stack>
    </Page>
  );
};

export default ChangePasswordPage;
