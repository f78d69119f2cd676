import {
  FISCAL_STARTS,
  type OrganizationDefinition,
  type OrganizationFields,
  startOfFiscalYear,
} from '@tavoite/model';
import { token } from '@tavoite/tokens';
import { Checkbox, Select, Stack } from '@tavoite/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { fiscalStartName } from '../../core/fiscalStartName.js';
import { Lead } from '../../core/page/CardHead.js';
import { fieldErrors } from '../../core/page/fieldErrors.js';
import { GroupLabel } from '../../core/page/GroupLabel.js';
import { useShownLanguage, useText } from '../../i18n/Texts.js';
import { DefinitionDialog, FieldPair, NamePair, useDefinition } from '../definitionForm/index.js';
import { FiscalPreview } from './FiscalPreview.js';
import { organizationFieldsOf, saveCall } from './slice.js';
import { useOrganizationSelector } from './state.js';
import { useFieldWords, VIEWS } from './words.js';

/** As the hints of fields. */
const Help = styled(Lead)`
  font-size: ${token('font-size-sm')};
`;

const FIELDS = ['name', 'name_fi', 'start_of_fiscal_year', 'time_zone', 'restricted_views'];

export interface OrganizationDialogProps {
  organization: OrganizationDefinition;
  onClose: () => void;
}

/** Names, fiscal year, time zone and hidden pages of the organisation. */
export const OrganizationDialog = ({ organization, onClose }: OrganizationDialogProps) => {
  const { text } = useText();
  const locale = useShownLanguage();
  const { differences } = useFieldWords();
  const form = useDefinition<OrganizationFields, OrganizationDefinition>({
    item: organization,
    empty: () => organizationFieldsOf(organization),
    fieldsOf: organizationFieldsOf,
    call: saveCall,
    state: useOrganizationSelector((state) => state.organizationDefinition.save),
    onClose,
  });
  const { fields, change, error } = form;
  const errorsOf = fieldErrors(error);
  const zones = useMemo(
    () =>
      [...new Set([organization.time_zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort(),
    [organization.time_zone],
  );
  const isHidden = (view: (typeof VIEWS)[number]['id']) => fields.restricted_views.includes(view);

  return (
    <DefinitionDialog
      title={text('edit-organization')}
      form={form}
      fieldNames={FIELDS}
      staleText={(newest) =>
        text('organization-stale', {
          changes: differences(organization, newest).join('; '),
        })
      }
    >
      <NamePair
        words="organization-name"
        name={fields.name}
        nameFi={fields.name_fi}
        onNameChange={(name) => change({ name })}
        onNameFiChange={(name_fi) => change({ name_fi })}
        errors={errorsOf('name')}
        errorsFi={errorsOf('name_fi')}
      />
      <Select
        label={text('fiscal-start')}
        options={FISCAL_STARTS.map((start) => ({
          value: String(start),
          label: fiscalStartName(start, locale),
        }))}
        value={String(fields.start_of_fiscal_year)}
        onChange={({ target }) => change({ start_of_fiscal_year: Number(target.value) })}
        errors={errorsOf('start_of_fiscal_year')}
      />
      <FiscalPreview
        before={startOfFiscalYear(organization.start_of_fiscal_year)}
        after={startOfFiscalYear(fields.start_of_fiscal_year)}
        timeZone={fields.time_zone}
      />
      <Select
        label={text('time-zone')}
        hint={text('time-zone-hint')}
        options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        value={fields.time_zone}
        onChange={({ target }) => change({ time_zone: target.value })}
        errors={errorsOf('time_zone')}
      />
      <Stack role="group" aria-labelledby="hidden-views" aria-describedby="hidden-views-help">
        <div>
          <GroupLabel id="hidden-views">{text('hidden-views')}</GroupLabel>
          <Help id="hidden-views-help">{text('hidden-views-help')}</Help>
        </div>
        <FieldPair>
          {VIEWS.map(({ id, label }) => (
            <Checkbox
              key={id}
              label={text(label)}
              checked={isHidden(id)}
              onChange={({ target }) =>
                change({
                  restricted_views: VIEWS.map((view) => view.id)
                    .filter((view) => (view === id ? target.checked : isHidden(view)))
                    .sort(),
                })
              }
            />
          ))}
        </FieldPair>
      </Stack>
    </DefinitionDialog>
  );
};
