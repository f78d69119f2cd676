import type { TaskPlace } from '@tavoite/model';
import type { Message } from '../../i18n/message.js';
import type { PlanCommand } from './editing/commands.js';

/** The dialog that is open over the plan. */
export type PlanDialog =
  | { kind: 'task'; id: number | null; at: TaskPlace | null }
  | { kind: 'main-task'; id: number | null }
  | { kind: 'milestone'; id: number | null }
  | { kind: 'roadmap'; id: number | null }
  | { kind: 'order' }
  | { kind: 'deletions' }
  /** A question before something of a plan is deleted. */
  | { kind: 'delete'; question: Message; make: (id: number) => PlanCommand }
  | { kind: 'delete-roadmap'; id: number };
