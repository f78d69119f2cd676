export type { TaskDetailsLabels } from './labels.js';
export { TaskDetails, type TaskDetailsProps, type TaskTarget } from './TaskDetails.js';
export { TaskHint, type TaskHintProps } from './TaskHint.js';
