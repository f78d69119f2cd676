import { lazyScreen } from '../../core/screen.js';

export { ForcedMessages } from './ForcedMessages.js';
export const SystemMessagesPage = lazyScreen(() => import('./screen.js'));
