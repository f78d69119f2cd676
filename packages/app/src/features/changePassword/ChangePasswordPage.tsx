import { Stack } from '@tavoite/ui';
import { Suspense } from 'react';
import { Page } from '../../core/page/Page.js';
import { useText } from '../../i18n/Texts.js';
import { SecondFactorCard } from '../secondFactor/index.js';
import { ChangePasswordCard } from './ChangePasswordCard.js';

/** Old password, new password twice, and what is asked for beside them. */
const ChangePasswordPage = () => {
  const { text } = useText();
  return (
    <Page title={text('password-and-sign-in')}>
      <Stack>
        <ChangePasswordCard width="form" />
        {/* The page does not wait for it. */}
        <Suspense fallback={null}>
          <SecondFactorCard width="form" />
        </Suspense>
      </Stack>
    </Page>
  );
};

export default ChangePasswordPage;
