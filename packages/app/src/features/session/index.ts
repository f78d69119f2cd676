export { startSession } from './sagas.js';
export {
  providerAnswerKept,
  sessionMissing,
  sessionStarted,
  signOutRequested,
  userCall,
} from './slice.js';
