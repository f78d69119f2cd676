import { useSelector } from 'react-redux';
import type { AppState } from '../../core/state.js';
import type { webhooks } from './slice.js';

/** The state of the app while this screen's part is in it. */
export interface WebhooksAppState extends AppState {
  webhooks: ReturnType<typeof webhooks>;
}

export const useWebhooksSelector = useSelector.withTypes<WebhooksAppState>();
