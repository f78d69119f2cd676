export { startSession } from './sagas.js';
export { sessionStarted, signOutRequested, userCall } from './slice.js';
