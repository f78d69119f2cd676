import { Link } from '@tavoite/ui';
import { Page } from '../../core/page/Page.js';
import { SettingsCard } from '../../core/page/SettingsCard.js';
import { SettingsCards } from '../../core/page/SettingsCards.js';
import { useText } from '../../i18n/Texts.js';
import { ChangePasswordForm } from './ChangePasswordForm.js';

/** Old password, new password twice; what else belongs to signing in is on the account. */
const ChangePasswordPage = () => {
  const { text } = useText();
  return (
    <Page title={text('change-password')} section={text('your-account')}>
      <SettingsCards>
        <SettingsCard title={text('password')} description={text('password-signs-out')}>
          <ChangePasswordForm />
        </SettingsCard>
        <SettingsCard title={text('two-step-verification')} description={text('two-step-help')}>
          <p>
            <Link href="/account">{text('account-of-sign-in')}</Link>
          </p>
        </SettingsCard>
      </SettingsCards>
    </Page>
  );
};

export default ChangePasswordPage;
