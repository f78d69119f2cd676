import type { TargetDefinition, TargetGroupDefinition } from '@tavoite/model';
import type { NewOrder, Removal } from './slice.js';

/** Something with a name in both languages. */
export interface Titled {
  readonly title: string;
  readonly title_fi: string | null;
}

/** What can be done with the groups and targets of the page, however they are shown. */
export interface Editing {
  /** In the language of the page. */
  nameOf: (titled: Titled) => string;
  editTarget: (target: TargetDefinition) => void;
  editGroup: (group: TargetGroupDefinition) => void;
  addTarget: (group: TargetGroupDefinition) => void;
  addGroup: (parent: TargetGroupDefinition | null) => void;
  /** Asks whether it is to be deleted. */
  remove: (removal: Removal) => void;
  order: (order: NewOrder) => void;
}
