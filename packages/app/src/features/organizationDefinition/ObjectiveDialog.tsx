import {
  MAX_DESCRIPTION_CHARACTERS,
  type ObjectiveDefinition,
  type ObjectiveFields,
} from '@tavoite/model';
import { TextArea } from '@tavoite/ui';
import { fieldErrors } from '../../core/page/fieldErrors.js';
import { useText } from '../../i18n/Texts.js';
import { DefinitionDialog, FieldPair, NamePair, useDefinition } from '../definitionForm/index.js';
import { objectiveFieldsOf, saveObjectiveCall } from './slice.js';
import { useOrganizationSelector } from './state.js';

const FIELDS = ['title', 'title_fi', 'description', 'description_fi'];

export interface ObjectiveDialogProps {
  /** null: a new one. */
  objective: ObjectiveDefinition | null;
  /** Place of a new one. */
  ordering: number;
  nameOf: (titled: { readonly title: string; readonly title_fi: string | null }) => string;
  onClose: () => void;
}

/** An objective: its title and what it means, in both languages. */
export const ObjectiveDialog = ({ objective, ordering, nameOf, onClose }: ObjectiveDialogProps) => {
  const { text } = useText();
  const form = useDefinition<ObjectiveFields, ObjectiveDefinition>({
    item: objective,
    empty: () => ({
      key: '',
      title: '',
      title_fi: null,
      description: '',
      description_fi: null,
      ordering,
    }),
    fieldsOf: objectiveFieldsOf,
    call: saveObjectiveCall,
    state: useOrganizationSelector((state) => state.organizationDefinition.saveObjective),
    onClose,
  });
  const { fields, change, error } = form;
  const errorsOf = fieldErrors(error);
  return (
    <DefinitionDialog
      title={text(objective ? 'edit-objective' : 'new-objective')}
      form={form}
      fieldNames={FIELDS}
      staleText={(newest) => text('target-stale', { title: nameOf(newest) })}
    >
      <NamePair
        name={fields.title}
        nameFi={fields.title_fi}
        onNameChange={(title) => change({ title })}
        onNameFiChange={(title_fi) => change({ title_fi })}
        errors={errorsOf('title')}
        errorsFi={errorsOf('title_fi')}
      />
      <FieldPair>
        <TextArea
          label={text('objective-description-en')}
          optional={text('optional')}
          maxLength={MAX_DESCRIPTION_CHARACTERS}
          value={fields.description}
          onChange={({ target }) => change({ description: target.value })}
          errors={errorsOf('description')}
        />
        <TextArea
          label={text('objective-description-fi')}
          optional={text('optional')}
          maxLength={MAX_DESCRIPTION_CHARACTERS}
          value={fields.description_fi ?? ''}
          onChange={({ target }) => change({ description_fi: target.value || null })}
          errors={errorsOf('description_fi')}
        />
      </FieldPair>
    </DefinitionDialog>
  );
};
