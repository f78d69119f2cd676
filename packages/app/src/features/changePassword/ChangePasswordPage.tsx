import { Card, Stack } from '@tavoite/ui';
import { Suspense, useId } from 'react';
import { Page } from '../../core/page/Page.js';
import { useText } from '../../i18n/Texts.js';
import { SecondFactorCard } from '../secondFactor/index.js';
import ChangePasswordForm from './ChangePasswordForm.js';

/** Old password, new password twice, and what is asked for beside them. */
const ChangePasswordPage = () => {
  const { text } = useText();
  const id = useId();
  return (
    <Page title={text('password-and-sign-in')}>
      <Stack>
        <Card width="form" role="region" aria-labelledby={id}>
          <Stack>
            <h2 id={id}>{text('change-password')}</h2>
            <ChangePasswordForm />
          </Stack>
        </Card>
        {/* The page does not wait for it. */}
        <Suspense fallback={null}>
          <SecondFactorCard width="form" />
        </Suspense>
      </Stack>
    </Page>
  );
};

export default ChangePasswordPage;
