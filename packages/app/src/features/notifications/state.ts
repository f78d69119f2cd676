import { useSelector } from 'react-redux';
import type { AppState } from '../../core/state.js';
import type { notifications } from './slice.js';

/** The state of the app while this screen's part is in it. */
export interface NotificationsAppState extends AppState {
  notifications: ReturnType<typeof notifications>;
}

export const useNotificationsSelector = useSelector.withTypes<NotificationsAppState>();
