import type { Toast } from './toasts.js';

/**
 * The state of the app: what the core keeps. Each feature whose state is always there adds its own
 * part where it declares it (`declare module`); only the screen itself knows its own state.
 */
export interface AppState {
  /** Whether the app can only be loaded again. */
  crash: boolean;
  toasts: Toast[];
}
