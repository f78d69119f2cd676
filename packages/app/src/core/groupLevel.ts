import type { MessageKey } from '../i18n/message.js';

/** What a target group is called: at the top a main target, with none below it a focus area. */
export function groupLevel(depth: number, hasGroupsBelow: boolean): MessageKey | null {
  if (depth === 0) return 'main-target';
  return hasGroupsBelow ? null : 'focus-areas';
}
