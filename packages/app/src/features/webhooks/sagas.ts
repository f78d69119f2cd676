import type { Webhook, WebhookDelivery } from '@tavoite/model';
import { put, type SagaGenerator, takeEvery } from 'typed-redux-saga';
import { ApiError } from '../../api/errors.js';
import { resultsOf } from '../../api/results.js';
import { callApi, dismissErrorToasts, showToast } from '../../core/effects.js';
import { whileOpen } from '../../core/openScreen.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import {
  deedCall,
  deliveriesCall,
  type SavedWebhook,
  saveCall,
  type WebhookDeed,
  webhooksCall,
  webhooksScreen,
} from './slice.js';

function* load(): SagaGenerator<readonly Webhook[]> {
  return resultsOf(yield* callApi('listWebhooks', {}));
}

function* loadDeliveries(id: number): SagaGenerator<readonly WebhookDelivery[]> {
  return resultsOf(yield* callApi('listWebhookDeliveries', { params: { id } }));
}

function* save({
  id,
  fields,
}: ReturnType<typeof saveCall.request>['payload']): SagaGenerator<SavedWebhook> {
  const saved: SavedWebhook =
    id === null
      ? yield* callApi('createWebhook', { body: fields })
      : yield* callApi('changeWebhook', { params: { id }, body: fields });
  yield* put(webhooksCall.request());
  return saved;
}

/** One that has been deleted meanwhile is what was asked for. */
function* remove(id: number): SagaGenerator<void> {
  try {
    yield* callApi('deleteWebhook', { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.failure.status === 404)) throw error;
  }
  yield* put(webhooksCall.request());
  yield* showToast('success', { key: 'webhook-deleted' });
}

function* act(deed: WebhookDeed): SagaGenerator<SavedWebhook | null> {
  yield* dismissErrorToasts();
  const params = { id: deed.id };
  if (deed.kind === 'renew') return yield* callApi('renewWebhookSecret', { params });
  if (deed.kind === 'delete') {
    yield* remove(deed.id);
    return null;
  }
  if (deed.kind === 'resend')
    yield* callApi('resendWebhookDelivery', { params: { id: deed.delivery } });
  else yield* callApi('testWebhook', { params });
  yield* put(deliveriesCall.request(deed.id));
  return null;
}

function* sayProblem({ payload }: ReturnType<typeof deedCall.rejected>): SagaGenerator<void> {
  yield* showToast('error', failureMessage(payload));
}

function* run(): SagaGenerator<void> {
  yield* takeEvery(deedCall.rejected, sayProblem);
  yield* webhooksCall.watchLatest(load);
  yield* deliveriesCall.watchLatest(loadDeliveries);
  yield* saveCall.watchQueued(save);
  yield* deedCall.watchQueued(act);
  yield* put(webhooksCall.request());
}

/** Runs while the page is open. */
export const webhooksSaga = (): SagaGenerator<void> => whileOpen(webhooksScreen, run);
