import { useSelector } from 'react-redux';
import type { AppState } from '../../core/state.js';
import type { systemMessages } from './slice.js';

/** The state of the app while this screen's part is in it. */
export interface SystemMessagesAppState extends AppState {
  systemMessages: ReturnType<typeof systemMessages>;
}

export const useSystemMessagesSelector = useSelector.withTypes<SystemMessagesAppState>();
