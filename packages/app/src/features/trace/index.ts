export { changeOpened, targetTraceOpened, traceOpened } from './slice.js';
export { TraceDialogs } from './TraceDialogs.js';
