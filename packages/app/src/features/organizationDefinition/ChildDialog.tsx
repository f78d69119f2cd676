import type { ChildFields, ChildOrganization, OrganizationDefinition } from '@tavoite/model';
import { Select } from '@tavoite/ui';
import { Lead } from '../../core/page/CardHead.js';
import { fieldErrors } from '../../core/page/fieldErrors.js';
import { useText } from '../../i18n/Texts.js';
import { DefinitionDialog, NamePair, useDefinition } from '../definitionForm/index.js';
import { addChildCall, childFieldsOf, moveChildCall, type NewChild } from './slice.js';
import { useOrganizationSelector } from './state.js';
import { childNodes, withChildrenBelow } from './tree.js';

type NameOf = (named: { readonly name: string; readonly name_fi: string | null }) => string;

interface ParentSelectProps {
  organization: OrganizationDefinition;
  /** Organisations that cannot be above. */
  without?: ReadonlySet<number>;
  value: number;
  nameOf: NameOf;
  onChange: (parent: number) => void;
  errors: readonly string[];
}

const ParentSelect = ({
  organization,
  without,
  value,
  nameOf,
  onChange,
  errors,
}: ParentSelectProps) => {
  const { text } = useText();
  const offered = childNodes(organization).filter(
    ({ child }) => !child.is_archived && !without?.has(child.id),
  );
  return (
    <Select
      label={text('organization-parent')}
      options={[
        { value: String(organization.id), label: nameOf(organization) },
        ...offered.map(({ child }) => ({ value: String(child.id), label: nameOf(child) })),
      ]}
      value={String(value)}
      onChange={({ target }) => onChange(Number(target.value))}
      errors={[...errors]}
    />
  );
};

export interface ChildDialogProps {
  organization: OrganizationDefinition;
  nameOf: NameOf;
  onClose: () => void;
}

/** A new organisation below this one. */
export const ChildDialog = ({ organization, nameOf, onClose }: ChildDialogProps) => {
  const { text } = useText();
  const form = useDefinition<NewChild, ChildOrganization>({
    item: null,
    empty: () => ({ name: '', name_fi: null, parent: organization.id }),
    fieldsOf: ({ name, name_fi, parent }) => ({ name, name_fi, parent }),
    call: addChildCall,
    state: useOrganizationSelector((state) => state.organizationDefinition.addChild),
    onClose,
  });
  const { fields, change, error } = form;
  const errorsOf = fieldErrors(error);
  return (
    <DefinitionDialog
      title={text('new-child')}
      form={form}
      fieldNames={['name', 'name_fi', 'parent']}
      staleText={nameOf}
      size="sm"
    >
      <Lead>{text('child-settings-help')}</Lead>
      <NamePair
        words="organization-name"
        name={fields.name}
        nameFi={fields.name_fi}
        onNameChange={(name) => change({ name })}
        onNameFiChange={(name_fi) => change({ name_fi })}
        errors={errorsOf('name')}
        errorsFi={errorsOf('name_fi')}
      />
      <ParentSelect
        organization={organization}
        value={fields.parent}
        nameOf={nameOf}
        onChange={(parent) => change({ parent })}
        errors={errorsOf('parent')}
      />
    </DefinitionDialog>
  );
};

export interface MoveDialogProps extends ChildDialogProps {
  child: ChildOrganization;
}

/** Where an organisation below this one is. */
export const MoveDialog = ({ organization, child, nameOf, onClose }: MoveDialogProps) => {
  const { text } = useText();
  const form = useDefinition<ChildFields, ChildOrganization>({
    item: child,
    empty: () => childFieldsOf(child),
    fieldsOf: childFieldsOf,
    call: moveChildCall,
    state: useOrganizationSelector((state) => state.organizationDefinition.moveChild),
    onClose,
  });
  const { fields, change, error } = form;
  const above = (id: number) =>
    nameOf(organization.children.find((one) => one.id === id) ?? organization);
  return (
    <DefinitionDialog
      title={text('move-organization-name', { name: nameOf(child) })}
      form={form}
      fieldNames={['parent']}
      staleText={(newest) =>
        text('organization-stale', {
          changes: text('organization-moved', {
            name: nameOf(newest),
            parent: above(newest.parent),
          }).replace(/\.$/, ''),
        })
      }
      size="sm"
    >
      <Lead>{text('move-organization-help')}</Lead>
      <ParentSelect
        organization={organization}
        without={withChildrenBelow(organization.children, child.id)}
        value={fields.parent}
        nameOf={nameOf}
        onChange={(parent) => change({ parent })}
        errors={[...(error?.messages.parent ?? []), ...(error?.messages.name ?? [])]}
      />
    </DefinitionDialog>
  );
};
