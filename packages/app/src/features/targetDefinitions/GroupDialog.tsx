import type { TargetGroupDefinition, TargetGroupFields } from '@tavoite/model';
import { Select } from '@tavoite/ui';
import { fieldErrors } from '../../core/page/fieldErrors.js';
import { useText } from '../../i18n/Texts.js';
import { DefinitionDialog, NamePair, useDefinition } from '../definitionForm/index.js';
import { fieldsOf, type Loaded, saveGroupCall } from './slice.js';
import { useTargetsSelector } from './state.js';
import { nodesOf, withGroupsBelow } from './tree.js';

const FIELDS = ['title', 'title_fi', 'parent', 'user'];

export interface GroupDialogProps {
  /** null: a new one. */
  group: TargetGroupDefinition | null;
  /** In which a new one is; null at the top. */
  parent: number | null;
  loaded: Loaded;
  nameOf: (titled: { readonly title: string; readonly title_fi: string | null }) => string;
  onClose: () => void;
}

const idIn = (value: string): number | null => (value === '' ? null : Number(value));

/** A target group: its name, its owner, and where it is. */
export const GroupDialog = ({ group, parent, loaded, nameOf, onClose }: GroupDialogProps) => {
  const { text } = useText();
  const form = useDefinition<TargetGroupFields, TargetGroupDefinition>({
    item: group,
    empty: () => ({
      key: '',
      title: '',
      title_fi: null,
      parent,
      user: null,
      ordering: loaded.groups.length + 1,
    }),
    fieldsOf,
    call: saveGroupCall,
    state: useTargetsSelector((state) => state.targetDefinitions.saveGroup),
    onClose,
  });
  const { fields, change, error } = form;
  const errorsOf = fieldErrors(error);
  // Who owns it now may stay, a member or not.
  const owners = [
    ...loaded.users,
    ...loaded.owners.filter(
      (owner) => owner.id === group?.user && !loaded.users.some(({ id }) => id === owner.id),
    ),
  ];
  const below = group ? withGroupsBelow(loaded.groups, group.id) : new Set<number>();

  return (
    <DefinitionDialog
      title={text(group ? 'edit-group' : 'new-group')}
      form={form}
      fieldNames={FIELDS}
      staleText={(newest) => text('target-stale', { title: nameOf(newest) })}
      size="sm"
    >
      <NamePair
        name={fields.title}
        nameFi={fields.title_fi}
        onNameChange={(title) => change({ title })}
        onNameFiChange={(title_fi) => change({ title_fi })}
        errors={errorsOf('title')}
        errorsFi={errorsOf('title_fi')}
      />
      <Select
        label={text('group-owner')}
        options={[
          { value: '', label: text('no-owner') },
          ...owners.map((user) => ({
            value: String(user.id),
            label: user.full_name || user.username,
          })),
        ]}
        value={String(fields.user ?? '')}
        onChange={({ target }) => change({ user: idIn(target.value) })}
        errors={errorsOf('user')}
      />
      <Select
        label={text('group-parent')}
        options={[
          { value: '', label: text('term-at-top') },
          ...nodesOf(loaded)
            .filter((node) => !below.has(node.group.id))
            .map((node) => ({ value: String(node.group.id), label: nameOf(node.group) })),
        ]}
        value={String(fields.parent ?? '')}
        onChange={({ target }) => change({ parent: idIn(target.value) })}
        errors={errorsOf('parent')}
      />
    </DefinitionDialog>
  );
};
