import { LinkButton, SettingRow } from '@tavoite/ui';
import { useAppSelector } from '../../core/hooks.js';
import { useText } from '../../i18n/Texts.js';
import { NameForm } from './NameForm.js';

/** The name by which the product addresses the user, and what they sign in with. */
export const ProfileFields = () => {
  const { text } = useText();
  const user = useAppSelector((state) => state.user.data);
  if (!user) return null;
  return (
    <div>
      <NameForm user={user} />
      <SettingRow
        title={text('email')}
        description={text('sign-in-address', { email: user.email })}
      />
      <SettingRow
        title={text('password')}
        description={text('password-signs-out')}
        actions={<LinkButton href="/change-password">{text('change-password')}</LinkButton>}
      />
    </div>
  );
};
