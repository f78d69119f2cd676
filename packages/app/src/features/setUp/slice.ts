import type { Contract, EndpointRequest } from '@tavoite/model';
import { createAsyncCall } from '../../core/asyncState.js';

/** Whether the address that the start printed still makes the first organisation. */
export const checkAddressCall = createAsyncCall<{ is_open: boolean }, { code: string }>(
  'setUp/check',
);

/** Makes the first organisation and its manager. */
export const setUpCall = createAsyncCall<
  { detail: string },
  EndpointRequest<Contract['setUp']>['body']
>('setUp/make');
