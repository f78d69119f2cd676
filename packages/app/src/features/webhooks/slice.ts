import { combineReducers } from '@reduxjs/toolkit';
import type { Contract, EndpointInput, Webhook, WebhookDelivery } from '@tavoite/model';
import { createAsyncCall } from '../../core/asyncState.js';
import { createScreenActions } from '../../core/openScreen.js';

export type WebhookFields = Required<EndpointInput<Contract['createWebhook']>['body']>;
/** A webhook as it was saved, with its secret where that is new. */
export type SavedWebhook = Webhook & { secret?: string };

/** What is done to one webhook. */
export type WebhookDeed =
  | { readonly kind: 'delete' | 'renew' | 'test'; readonly id: number }
  | { readonly kind: 'resend'; readonly id: number; readonly delivery: number };

export const webhooksScreen = createScreenActions('webhooks');
export const webhooksCall = createAsyncCall<readonly Webhook[]>('webhooks/list');
/** Of a webhook by its id; null makes one. */
export const saveCall = createAsyncCall<
  SavedWebhook,
  { readonly id: number | null; readonly fields: WebhookFields }
>('webhooks/save');
/** Answers what has a new secret now; null for the other deeds. */
export const deedCall = createAsyncCall<SavedWebhook | null, WebhookDeed>('webhooks/deed');
/** Of the webhook with this id. */
export const deliveriesCall = createAsyncCall<readonly WebhookDelivery[], number>(
  'webhooks/deliveries',
);

export const webhooks = combineReducers({
  list: webhooksCall.reducer,
  save: saveCall.reducer,
  deed: deedCall.reducer,
  deliveries: deliveriesCall.reducer,
});
