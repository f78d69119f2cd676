import type { TargetDefinition } from '@tavoite/model';
import { MenuButton, MenuItem, MenuSeparator } from '@tavoite/ui';
import { useText } from '../../i18n/Texts.js';
import type { Editing } from './editing.js';
import { type GroupNode, moved } from './tree.js';

export interface ItemMenuProps {
  node: GroupNode;
  /** null: the menu is the group's own. */
  target: TargetDefinition | null;
  editing: Editing;
}

/** What can be done with a group or a target. */
export const ItemMenu = ({ node, target, editing }: ItemMenuProps) => {
  const { text } = useText();
  const { group, siblings, targets, parent } = node;
  const beside = target ? targets : siblings;
  const at = beside.findIndex(({ id }) => id === (target ?? group).id);
  const shift = (step: -1 | 1) => () =>
    editing.order(
      target
        ? { kind: 'target', group: group.id, ordered: moved(targets, target.id, step) }
        : { kind: 'group', parent, ordered: moved(siblings, group.id, step) },
    );
  return (
    <MenuButton
      label={text('action-of', {
        action: text('actions'),
        name: editing.nameOf(target ?? group),
      })}
      size="sm"
    >
      <MenuItem onSelect={() => (target ? editing.editTarget(target) : editing.editGroup(group))}>
        {text('edit')}
      </MenuItem>
      {target ? null : (
        <MenuItem onSelect={() => editing.addTarget(group)}>{text('new-target')}</MenuItem>
      )}
      {target ? null : (
        <MenuItem onSelect={() => editing.addGroup(group)}>{text('new-group-below')}</MenuItem>
      )}
      {at > 0 ? <MenuItem onSelect={shift(-1)}>{text('move-up')}</MenuItem> : null}
      {at < beside.length - 1 ? <MenuItem onSelect={shift(1)}>{text('move-down')}</MenuItem> : null}
      <MenuSeparator />
      <MenuItem
        onSelect={() =>
          editing.remove(target ? { kind: 'target', item: target } : { kind: 'group', item: group })
        }
      >
        {text('delete')}
      </MenuItem>
    </MenuButton>
  );
};
