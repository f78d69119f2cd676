import { Badge, Reserved, Skeleton } from '@tavoite/ui';
import { useOpenScreen } from '../../core/openScreen.js';
import { Page } from '../../core/page/Page.js';
import { SettingsCard } from '../../core/page/SettingsCard.js';
import { SettingsCards } from '../../core/page/SettingsCards.js';
import { useText } from '../../i18n/Texts.js';
import { LinkedAccountsCard } from '../externalAccounts/index.js';
import { FACTORS_HEIGHT_PX, SecondFactorCard } from '../secondFactor/index.js';
import { PreferenceFields } from './PreferenceFields.js';
import { ProfileFields } from './ProfileFields.js';
import { SessionsCard } from './SessionsCard.js';
import { accountScreen } from './slice.js';

/** What a user sets for themselves, and where they are signed in. */
const AccountPage = () => {
  const { text } = useText();
  useOpenScreen(accountScreen, undefined);
  return (
    <Page title={text('your-account')}>
      <SettingsCards>
        <SettingsCard title={text('profile')}>
          <ProfileFields />
        </SettingsCard>
        {/* The page does not wait for what is loaded apart, and keeps its place. */}
        <SecondFactorCard
          placeholder={
            <SettingsCard
              title={text('two-step-verification')}
              description={text('two-step-help')}
              state={
                <Reserved active>
                  <Badge>{text('switched-off')}</Badge>
                </Reserved>
              }
              busy
            >
              <Skeleton shape="block" height={FACTORS_HEIGHT_PX} />
            </SettingsCard>
          }
        />
        <SettingsCard title={text('look-and-language')}>
          <PreferenceFields />
        </SettingsCard>
        <SessionsCard />
        <LinkedAccountsCard />
      </SettingsCards>
    </Page>
  );
};

export default AccountPage;
