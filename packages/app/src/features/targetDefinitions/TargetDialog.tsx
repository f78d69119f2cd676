import { parseNumber, type TargetDefinition, type TargetFields } from '@tavoite/model';
import { Checkbox, FormulaField, Select, Skeleton, TextArea, TextField } from '@tavoite/ui';
import { useCallback, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../core/hooks.js';
import { lazyPart } from '../../core/screen.js';
import { useLabels } from '../../i18n/labels.js';
import { useShownLanguage, useText } from '../../i18n/Texts.js';
import {
  DefinitionDialog,
  FieldPair,
  MoreFields,
  NamePair,
  useCheck,
  useDefinition,
} from '../definitionForm/index.js';
import { selectMappedViews } from '../settings/index.js';
import { checkCall, fieldsOf, type Loaded, saveTargetCall } from './slice.js';
import { useTargetsSelector } from './state.js';
import { nodesOf } from './tree.js';

const TargetPreview = lazyPart(() => import('./TargetPreview.js'));

const MONTHS_OF_YEAR = 12;
const FORMULAS = ['formula', 'target_formula', 'compare_formula'] as const;
const FORMULA_TEXTS = {
  formula: { label: 'target-formula', hint: 'target-formula-hint' },
  target_formula: { label: 'target-target-formula', hint: 'target-target-formula-hint' },
  compare_formula: { label: 'target-compare-formula', hint: 'target-compare-formula-hint' },
} as const;
const RARE_FIELDS = [
  'minimum_value',
  'link_tag',
  'additional_information',
  'additional_information_fi',
] as const;
const FIELDS = [
  ...FORMULAS,
  ...RARE_FIELDS,
  'title',
  'title_fi',
  'target_group',
  'start_date',
  'end_date',
  'compare_months_earlier',
  'unit',
  'measurement_type_prefix',
];
/** Of the preview while it loads. */
const PREVIEW_HEIGHT_PX = 280;

const yearOf = (today = new Date()) => today.getFullYear();

const emptyFields = (group: number, ordering: number): TargetFields => ({
  key: '',
  target_group: group,
  title: '',
  title_fi: null,
  start_date: `${yearOf()}-01-01`,
  end_date: `${yearOf()}-12-31`,
  formula: '',
  target_formula: null,
  compare_formula: null,
  compare_months_earlier: MONTHS_OF_YEAR,
  minimum_value: null,
  reversed_target: false,
  value_numeric_type: 'decimal',
  measurement_type_prefix: null,
  unit: null,
  additional_information: null,
  additional_information_fi: null,
  link_tag: null,
  ordering,
});

export interface TargetDialogProps {
  /** null: a new one. */
  target: TargetDefinition | null;
  /** The group of a new one. */
  group: number;
  loaded: Loaded;
  nameOf: (titled: { readonly title: string; readonly title_fi: string | null }) => string;
  onClose: () => void;
}

/** One target: formulas, period and unit, with its meter and its last months as they are typed. */
export const TargetDialog = ({ target, group, loaded, nameOf, onClose }: TargetDialogProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const locale = useShownLanguage();
  const labels = useLabels();
  const { views } = useAppSelector(selectMappedViews);
  const { data: check } = useTargetsSelector((state) => state.targetDefinitions.check);
  const form = useDefinition<TargetFields, TargetDefinition>({
    item: target,
    empty: () => emptyFields(group, loaded.targets.length + 1),
    fieldsOf,
    call: saveTargetCall,
    state: useTargetsSelector((state) => state.targetDefinitions.saveTarget),
    onClose,
  });
  const { fields, change } = form;

  useEffect(
    () => () => {
      dispatch(checkCall.reset());
    },
    [dispatch],
  );
  const ask = useCallback((typed: TargetFields) => dispatch(checkCall.request(typed)), [dispatch]);
  const errorsOf = useCheck(form, check, ask);
  const terms = loaded.terms.map((term) => ({ key: term.key, title: nameOf(term) }));
  const short = (name: 'unit' | 'measurement_type_prefix', label: string) => (
    <TextField
      label={label}
      optional={text('optional')}
      value={fields[name] ?? ''}
      onChange={({ target: { value } }) => change({ [name]: value || null })}
      errors={errorsOf(name)}
    />
  );
  const date = (name: 'start_date' | 'end_date', label: string) => (
    <TextField
      label={label}
      type="date"
      value={fields[name]}
      onChange={({ target: { value } }) => change({ [name]: value })}
      // A picker has a form of its own: what a refusal says of the form of dates is for programs.
      errors={fields[name] === '' ? [text('date-required')] : errorsOf(name)}
    />
  );

  return (
    <DefinitionDialog
      title={text(target ? 'edit-target' : 'new-target')}
      form={form}
      fieldNames={FIELDS}
      staleText={(newest) => text('target-stale', { title: nameOf(newest) })}
      size="wide"
      aside={
        check ? (
          <TargetPreview
            fields={fields}
            check={check}
            placeholder={<Skeleton shape="block" height={PREVIEW_HEIGHT_PX} />}
          />
        ) : (
          <Skeleton shape="block" height={PREVIEW_HEIGHT_PX} />
        )
      }
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
        label={text('target-group')}
        options={nodesOf(loaded).map((node) => ({
          value: String(node.group.id),
          label: nameOf(node.group),
        }))}
        value={String(fields.target_group)}
        onChange={({ target: { value } }) => change({ target_group: Number(value) })}
        errors={errorsOf('target_group')}
      />
      {FORMULAS.map((name) => (
        <FormulaField
          key={name}
          label={text(FORMULA_TEXTS[name].label)}
          optional={name === 'formula' ? undefined : text('optional')}
          hint={check?.shown[name] || text(FORMULA_TEXTS[name].hint)}
          labels={labels.formulaField}
          value={fields[name] ?? ''}
          onValueChange={(formula) =>
            change(name === 'formula' ? { formula } : { [name]: formula || null })
          }
          terms={terms}
          position={check?.positions[name] ?? null}
          errors={errorsOf(name)}
        />
      ))}
      <TextField
        label={text('target-compare-months')}
        hint={text('target-compare-months-hint')}
        type="number"
        min={0}
        value={fields.compare_months_earlier}
        onChange={({ target: { value } }) =>
          change({ compare_months_earlier: Math.trunc(Number(value)) })
        }
        errors={errorsOf('compare_months_earlier')}
      />
      <Checkbox
        label={text('target-reversed')}
        hint={text('target-reversed-hint')}
        checked={fields.reversed_target}
        onChange={({ target: { checked } }) => change({ reversed_target: checked })}
      />
      <FieldPair>
        {date('start_date', text('target-start'))}
        {date('end_date', text('target-end'))}
      </FieldPair>
      <FieldPair>
        {short('unit', text('unit'))}
        {short('measurement_type_prefix', text('term-prefix'))}
      </FieldPair>
      <Select
        label={text('term-numbers')}
        options={[
          { value: 'decimal', label: text('term-decimals') },
          { value: 'int', label: text('term-whole') },
        ]}
        value={fields.value_numeric_type}
        onChange={({ target: { value } }) =>
          change({ value_numeric_type: value === 'int' ? 'int' : 'decimal' })
        }
      />
      <MoreFields
        isUsed={RARE_FIELDS.some((field) => fields[field] !== null)}
        isRefused={RARE_FIELDS.some((field) => errorsOf(field).length > 0)}
      >
        <TextField
          label={text('target-minimum')}
          hint={text('target-minimum-hint')}
          inputMode="decimal"
          defaultValue={fields.minimum_value ?? ''}
          onChange={({ target: { value } }) =>
            change({ minimum_value: parseNumber(value, locale) ?? null })
          }
          errors={errorsOf('minimum_value')}
        />
        <Select
          label={text('target-link')}
          options={[
            { value: '', label: text('target-no-link') },
            ...views.map(({ mapping }) => ({
              value: mapping.view_title,
              label: mapping.view_title,
            })),
          ]}
          value={fields.link_tag ?? ''}
          onChange={({ target: { value } }) => change({ link_tag: value || null })}
          errors={errorsOf('link_tag')}
        />
        <TextArea
          label={text('target-information')}
          value={fields.additional_information ?? ''}
          onChange={({ target: { value } }) => change({ additional_information: value || null })}
          errors={errorsOf('additional_information')}
        />
        <TextArea
          label={text('target-information-fi')}
          value={fields.additional_information_fi ?? ''}
          onChange={({ target: { value } }) => change({ additional_information_fi: value || null })}
          errors={errorsOf('additional_information_fi')}
        />
      </MoreFields>
    </DefinitionDialog>
  );
};
