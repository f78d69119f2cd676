export {
  TaskList,
  type TaskListItem,
  type TaskListLabels,
  type TaskListProps,
} from './TaskList.js';
