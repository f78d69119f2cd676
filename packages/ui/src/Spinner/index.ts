export * from './Spinner.js';
export * from './SpinnerOverlay.js';
