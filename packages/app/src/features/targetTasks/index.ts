import { lazyScreen } from '../../core/screen.js';
import type { TargetTasksProps } from './TargetTasks.js';

export const TargetTasks = lazyScreen<TargetTasksProps>(() => import('./screen.js'));
