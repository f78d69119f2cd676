import type { UnknownAction } from '@reduxjs/toolkit';
import type { Organization } from '@tavoite/model';
import {
  delay,
  fork,
  put,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLeading,
} from 'typed-redux-saga';
import { toFailure } from '../../api/errors.js';
import { ORGANIZATION_POLL_MS } from '../../core/constants.js';
import { callApi, showToast } from '../../core/effects.js';
import { appReset } from '../../core/reset.js';
import type { AppState } from '../../core/state.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import { languageCall } from '../preferences/index.js';
import { sessionStarted, userCall } from '../session/index.js';
import { settingsCall } from '../settings/index.js';
import { unreadCounted } from '../unread/index.js';
import {
  organizationCall,
  organizationChoiceFailed,
  organizationChosen,
  organizationConflict,
  organizationTreeCall,
} from './slice.js';

/** A server that contradicts itself is not asked endlessly. */
const MAX_RELOADS = 3;

function* readActiveOrganization(): SagaGenerator<{ organization: Organization | null }> {
  const answer = yield* callApi('getActiveOrganization', { query: {} });
  if (!('organization' in answer)) return { organization: null };
  const { organization, unread_notifications, unread_system_messages } = answer;
  yield* put(
    unreadCounted({
      notifications: unread_notifications ?? null,
      systemMessages: unread_system_messages ?? null,
    }),
  );
  return { organization };
}

function* activate({ payload: id }: ReturnType<typeof organizationChosen>): SagaGenerator<void> {
  const token = yield* select((state: AppState) => state.session.token);
  try {
    yield* callApi('activateOrganization', { body: { id } });
    yield* put(appReset({ token, home: true }));
  } catch (error) {
    yield* put(organizationChoiceFailed());
    yield* showToast('error', failureMessage(toFailure(error)));
  }
}

/** Follows the server when the active organisation was changed by another tab or device. */
function* followActiveOrganization(): SagaGenerator<void> {
  try {
    const { organization } = yield* readActiveOrganization();
    const state = yield* select((root: AppState) => root);
    const shown = state.organization.data;
    if (!shown || state.organizationSwitch !== null) return;
    if (organization?.id === shown.organization?.id) return;
    yield* put(
      appReset({
        token: state.session.token,
        home: true,
        toast: { kind: 'info', message: { key: 'active-organization-changed-outside' } },
      }),
    );
  } catch {
    // No message: the next poll tries again.
  }
}

function* pollActiveOrganization(): SagaGenerator<void> {
  while (true) {
    yield* delay(ORGANIZATION_POLL_MS);
    const signedIn = yield* select((state: AppState) => state.session.status === 'signed-in');
    if (signedIn) yield* followActiveOrganization();
  }
}

/** Requests for what belongs to another organisation than the active one. */
function mismatchReloads({ organization, settings, user }: AppState): UnknownAction[] {
  if (organization.status !== 'fulfilled') return [];
  const id = organization.data?.organization?.id ?? null;
  const reloads: UnknownAction[] = [];
  if (settings.status === 'fulfilled' && id !== null && settings.data?.organization !== id) {
    reloads.push(settingsCall.request());
  }
  if (user.status === 'fulfilled' && user.data?.active_organization !== id) {
    reloads.push(userCall.request());
  }
  return reloads;
}

/**
 * User, organisation and settings are requested at the same time. When the active organisation
 * changed in between, what belongs to another one is read again.
 */
function* reloadMismatches(): SagaGenerator<void> {
  let attempts = 0;
  while (attempts < MAX_RELOADS) {
    yield* take([organizationCall.fulfilled, settingsCall.fulfilled, userCall.fulfilled]);
    const reloads = yield* select(mismatchReloads);
    if (reloads.length > 0) attempts += 1;
    for (const reload of reloads) yield* put(reload);
  }
}

/** Names come from the server in the user's language. */
function* load(): SagaGenerator<void> {
  yield* put(organizationCall.request());
  yield* put(organizationTreeCall.request());
}

export function* organizationSaga(): SagaGenerator<void> {
  yield* takeEvery([sessionStarted, languageCall.fulfilled], load);
  yield* takeLeading(organizationChosen, activate);
  yield* takeLeading(organizationConflict, followActiveOrganization);
  yield* takeEvery(organizationTreeCall.rejected, () =>
    showToast('error', { key: 'organizations-failed' }),
  );
  yield* fork(reloadMismatches);
  yield* organizationCall.watchLatest(readActiveOrganization);
  yield* organizationTreeCall.watchLatest(function* () {
    const answer = yield* callApi('getActiveOrganization', { query: { list: true } });
    return 'organizations' in answer ? answer.organizations : [];
  });
  yield* fork(pollActiveOrganization);
}
