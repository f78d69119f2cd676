export {
  TaskDetails,
  type TaskDetailsLabels,
  type TaskDetailsProps,
  type TaskTarget,
} from './TaskDetails.js';
