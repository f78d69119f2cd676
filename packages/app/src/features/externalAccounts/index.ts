import type { IdentityProvider } from '@tavoite/model';
import { lazyPage, lazyScreen } from '../../core/screen.js';
import type { SignInOptionsProps } from './SignInOptions.js';

/** The buttons of the providers on the sign-in page. */
export const SignInOptions = lazyScreen<SignInOptionsProps>(() => import('./screens/signIn.js'));

/** Stands on the sign-in page while what a provider sent back is dealt with. */
export const ProviderAnswer = lazyScreen(() => import('./screens/answer.js'));

/** Links an account of one provider. */
export const ConnectPage = lazyPage<{ provider: IdentityProvider }>(
  () => import('./screens/connect.js'),
);

/** The linked accounts among the settings of a user. */
export const LinkedAccountsCard = lazyScreen(() => import('./screens/account.js'));
