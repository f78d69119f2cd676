import type { Contract, EndpointAnswer } from '@tavoite/model';
import { type AsyncState, createAsyncCall } from '../../core/asyncState.js';

declare module '../../core/state.js' {
  interface AppState {
    providers: AsyncState<Providers>;
  }
}

/** With whose accounts users can sign in besides their password; null for what is not set up. */
export type Providers = EndpointAnswer<Contract['getProviders']>;

export const providersCall = createAsyncCall<Providers>('providers');
