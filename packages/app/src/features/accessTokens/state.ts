import { useSelector } from 'react-redux';
import type { AppState } from '../../core/state.js';
import type { accessTokens } from './slice.js';

/** The state of the app while this screen's part is in it. */
export interface AccessTokensAppState extends AppState {
  accessTokens: ReturnType<typeof accessTokens>;
}

export const useAccessTokensSelector = useSelector.withTypes<AccessTokensAppState>();
