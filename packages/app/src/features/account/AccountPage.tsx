import { Columns, Stack } from '@tavoite/ui';
import { Suspense } from 'react';
import { useOpenScreen } from '../../core/openScreen.js';
import { Page } from '../../core/page/Page.js';
import { useText } from '../../i18n/Texts.js';
import { ChangePasswordCard } from '../changePassword/index.js';
import { LinkedAccountsCard } from '../externalAccounts/index.js';
import { SecondFactorCard } from '../secondFactor/index.js';
import { AccountCard } from './AccountCard.js';
import { NameForm } from './NameForm.js';
import { PreferenceFields } from './PreferenceFields.js';
import { SessionsCard } from './SessionsCard.js';
import { accountScreen } from './slice.js';

/** Two columns of cards stand side by side where each is as wide as this. */
const CARD_MIN_PX = 360;

/** What a user sets for themselves, and where they are signed in. */
const AccountPage = () => {
  const { text } = useText();
  useOpenScreen(accountScreen, undefined);
  return (
    <Page title={text('your-account')}>
      <Stack>
        <Columns min={CARD_MIN_PX}>
          <Stack>
            <AccountCard title={text('profile')}>
              <NameForm />
            </AccountCard>
            {/* The page does not wait for what is loaded apart. */}
            <Suspense fallback={null}>
              <SecondFactorCard />
            </Suspense>
            <Suspense fallback={null}>
              <LinkedAccountsCard />
            </Suspense>
          </Stack>
          <Stack>
            <AccountCard title={text('look-and-language')}>
              <PreferenceFields />
            </AccountCard>
            <Suspense fallback={null}>
              <ChangePasswordCard />
            </Suspense>
          </Stack>
        </Columns>
        <SessionsCard />
      </Stack>
    </Page>
  );
};

export default AccountPage;
