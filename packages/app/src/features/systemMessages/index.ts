import { lazyPage } from '../../core/screen.js';

export { ForcedMessages } from './ForcedMessages.js';
export const SystemMessagesPage = lazyPage(() => import('./screen.js'));
