import { call, put, type SagaGenerator } from 'typed-redux-saga';
import { callApi, showToast } from '../../../core/effects.js';
import { whileOpen } from '../../../core/openScreen.js';
import { makePasskey } from '../passkeys.js';
import {
  accountFactorsScreen,
  type Change,
  changeCall,
  type Factors,
  factorsCall,
  type Outcome,
} from './slice.js';

interface Changed {
  readonly state: Factors;
  readonly recovery_codes: readonly string[] | null;
}

/** The body of a call that asks for the password. */
const passwordOf = ({ password }: { password: string }) => (password === '' ? {} : { password });

function* addPasskey(change: Change & { kind: 'add-passkey' }): SagaGenerator<Changed> {
  const { ticket, options } = yield* callApi('beginPasskey', { body: passwordOf(change) });
  const passkey = yield* call(makePasskey, options);
  return yield* callApi('addPasskey', { body: { ticket, name: change.name, passkey } });
}

/** Does the change; answers the new state, with new recovery codes if there are any. */
function* send(change: Exclude<Change, { kind: 'begin-authenticator' }>): SagaGenerator<Changed> {
  const withoutCodes = (state: Factors): Changed => ({ state, recovery_codes: null });
  switch (change.kind) {
    case 'confirm-authenticator': {
      const { ticket, code } = change;
      return yield* callApi('confirmAuthenticator', { body: { ticket, code } });
    }
    case 'remove-authenticator':
      return withoutCodes(yield* callApi('removeAuthenticator', { body: passwordOf(change) }));
    case 'renew-codes':
      return yield* callApi('renewRecoveryCodes', { body: passwordOf(change) });
    case 'add-passkey':
      return yield* addPasskey(change);
    case 'rename-passkey': {
      const { id, name } = change;
      return withoutCodes(yield* callApi('renamePasskey', { params: { id }, body: { name } }));
    }
    case 'remove-passkey': {
      const params = { id: change.id };
      return withoutCodes(yield* callApi('removePasskey', { params, body: passwordOf(change) }));
    }
  }
}

function* perform(change: Change): SagaGenerator<Outcome> {
  if (change.kind === 'begin-authenticator') {
    const begun = yield* callApi('beginAuthenticator', { body: passwordOf(change) });
    return { kind: 'secret', ...begun };
  }
  const { state, recovery_codes: codes } = yield* send(change);
  yield* put(factorsCall.fulfilled(state));
  yield* showToast('success', {
    key: change.kind === 'rename-passkey' ? 'passkey-renamed' : 'second-factor-changed',
  });
  return codes ? { kind: 'codes', codes } : { kind: 'done' };
}

function* runAccount(): SagaGenerator<void> {
  yield* factorsCall.watchLatest(function* () {
    return yield* callApi('getSecondFactor', {});
  });
  yield* changeCall.watchQueued(perform);
  yield* put(factorsCall.request());
}

/** Runs while the card is in sight. */
export const secondFactorSaga = (): SagaGenerator<void> =>
  whileOpen(accountFactorsScreen, runAccount);
