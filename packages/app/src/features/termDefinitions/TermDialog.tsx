import {
  formatMonth,
  formatWithUnit,
  parseMonth,
  type TermDefinition,
  type TermFields,
} from '@tavoite/model';
import { token } from '@tavoite/tokens';
import { Checkbox, FormulaField, MultiSelect, Select, TextField } from '@tavoite/ui';
import { useCallback, useEffect } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch } from '../../core/hooks.js';
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
import { keyOfTitle } from './keyOfTitle.js';
import { checkCall, fieldsOf, saveCall } from './slice.js';
import { useDefinitionsSelector } from './state.js';
import { TermUsers } from './TermUsers.js';

const RARE_FIELDS = ['additional_parents', 'data_source', 'ordering'] as const;
/** Fields that say themselves what is wrong with them. */
const FIELDS = [
  ...RARE_FIELDS,
  'key',
  'title',
  'title_fi',
  'formula',
  'parent',
  'unit',
  'measurement_type_prefix',
];

const emptyFields = (ordering: number, parent: string | null): TermFields => ({
  key: '',
  title: '',
  title_fi: null,
  formula: null,
  parent,
  additional_parents: [],
  unit: null,
  measurement_type_prefix: null,
  aggregation: 'flow',
  sum_values_in_tree: false,
  value_numeric_type: 'decimal',
  data_source: null,
  is_free_measure: false,
  ordering,
});

/** What follows from the form, apart from what is filled in. */
const Facts = styled.div`
  display: grid;
  gap: ${token('space-1')};
  padding: ${token('space-3')};
  border-radius: ${token('radius-control')};
  background: ${token('color-surface-sunken')};
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-sm')};
  overflow-wrap: anywhere;

  > :first-child {
    color: ${token('color-text')};
    font-weight: ${token('font-weight-medium')};
  }

  &:empty {
    display: none;
  }
`;

export interface TermDialogProps {
  /** null: a new one. */
  term: TermDefinition | null;
  /** Key of the term that a new one is put below; null at the top. */
  parent: string | null;
  terms: readonly TermDefinition[];
  onClose: () => void;
}

/** One term: what it is, what it comes to, and what depends on what. */
export const TermDialog = ({ term, parent, terms, onClose }: TermDialogProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const labels = useLabels();
  const locale = useShownLanguage();
  const { data: check } = useDefinitionsSelector((state) => state.termDefinitions.check);
  const form = useDefinition<TermFields, TermDefinition>({
    item: term,
    empty: () =>
      emptyFields(
        Math.max(0, ...terms.map(({ ordering }) => ordering)) + 1,
        terms.some(({ key }) => key === parent) ? parent : null,
      ),
    fieldsOf,
    call: saveCall,
    state: useDefinitionsSelector((state) => state.termDefinitions.save),
    onClose,
  });
  const { fields, change } = form;
  const id = term?.id ?? null;

  useEffect(
    () => () => {
      dispatch(checkCall.reset());
    },
    [dispatch],
  );
  const ask = useCallback(
    (typed: TermFields) => dispatch(checkCall.request({ id, fields: typed })),
    [dispatch, id],
  );
  const errorsOf = useCheck(form, check, ask);
  const others = terms.filter((other) => other.id !== id);
  /** The key of a new term follows its title, as long as no other one is typed. */
  const rename = (title: string) => {
    const isMade = term === null && fields.key === keyOfTitle(fields.title, others);
    change({ title, ...(isMade && { key: keyOfTitle(title, others) }) });
  };
  const nameOf = (other: TermDefinition) =>
    (locale === 'fi' ? other.title_fi : null) || other.title;
  const options = others.map((other) => ({
    value: other.key,
    label: nameOf(other),
    detail: other.key,
  }));
  const value = () => {
    if (check?.month == null) return text('term-no-value');
    const { value: number, month } = check;
    return text('term-value', {
      month: formatMonth(parseMonth(month) ?? 0, 'MM/YYYY'),
      value: formatWithUnit(number, {
        locale,
        type: fields.value_numeric_type,
        prefix: fields.measurement_type_prefix,
        unit: fields.unit,
      }),
    });
  };
  return (
    <DefinitionDialog
      title={text(term ? 'edit-term' : 'new-term')}
      form={form}
      fieldNames={FIELDS}
      staleText={(newest) => text('term-stale', { title: nameOf(newest), key: newest.key })}
    >
      <NamePair
        name={fields.title}
        nameFi={fields.title_fi}
        onNameChange={rename}
        onNameFiChange={(title_fi) => change({ title_fi })}
        errors={errorsOf('title')}
        errorsFi={errorsOf('title_fi')}
      />
      <TextField
        label={text('term-key')}
        hint={text(term ? 'term-key-rename-hint' : 'term-key-hint')}
        autoComplete="off"
        spellCheck={false}
        value={fields.key}
        onChange={({ target }) => change({ key: target.value.trim() })}
        errors={errorsOf('key')}
      />
      <FormulaField
        value={fields.formula ?? ''}
        onValueChange={(formula) => change({ formula: formula || null })}
        terms={others.map((other) => ({ key: other.key, title: nameOf(other) }))}
        label={text('term-formula')}
        optional={text('optional')}
        hint={check?.formula_str || text('term-formula-hint')}
        labels={labels.formulaField}
        position={check?.position ?? null}
        errors={errorsOf('formula')}
      />
      <Facts role="status">
        {check && (check.month !== null || fields.formula !== null) ? <p>{value()}</p> : null}
        {check && check.depends_on.length > 0 ? (
          <p>
            {text('term-depends-on', {
              terms: check.depends_on.map(({ title }) => title).join(', '),
            })}
          </p>
        ) : null}
        {check ? <TermUsers users={check.used_by} /> : null}
      </Facts>
      <Select
        label={text('term-parent')}
        options={[
          { value: '', label: text('term-at-top') },
          ...options.map((option) => ({
            value: option.value,
            label: `${option.label} (${option.value})`,
          })),
        ]}
        value={fields.parent ?? ''}
        onChange={({ target }) => change({ parent: target.value || null })}
        errors={errorsOf('parent')}
      />
      <FieldPair>
        <TextField
          label={text('unit')}
          optional={text('optional')}
          hint={text('unit-hint')}
          value={fields.unit ?? ''}
          onChange={({ target }) => change({ unit: target.value || null })}
          errors={errorsOf('unit')}
        />
        <TextField
          label={text('term-prefix')}
          optional={text('optional')}
          hint={text('term-prefix-hint')}
          value={fields.measurement_type_prefix ?? ''}
          onChange={({ target }) => change({ measurement_type_prefix: target.value || null })}
          errors={errorsOf('measurement_type_prefix')}
        />
      </FieldPair>
      <Select
        label={text('term-numbers')}
        options={[
          { value: 'decimal', label: text('term-decimals') },
          { value: 'int', label: text('term-whole') },
        ]}
        value={fields.value_numeric_type}
        onChange={({ target }) =>
          change({ value_numeric_type: target.value === 'int' ? 'int' : 'decimal' })
        }
      />
      <Select
        label={text('term-aggregation')}
        options={[
          { value: 'flow', label: text('term-flow') },
          { value: 'stock', label: text('term-stock') },
        ]}
        value={fields.aggregation}
        onChange={({ target }) =>
          change({ aggregation: target.value === 'stock' ? 'stock' : 'flow' })
        }
      />
      <MoreFields
        isUsed={
          fields.additional_parents.length > 0 ||
          fields.sum_values_in_tree ||
          fields.is_free_measure ||
          fields.data_source !== null
        }
        isRefused={RARE_FIELDS.some((field) => errorsOf(field).length > 0)}
      >
        <MultiSelect
          {...labels.multiSelect}
          label={text('term-more-parents')}
          hint={text('term-more-parents-hint')}
          listLabel={text('terms')}
          options={options}
          value={options.filter(({ value: key }) => fields.additional_parents.includes(key))}
          onValueChange={(chosen) =>
            change({ additional_parents: chosen.map(({ value: key }) => key) })
          }
          errors={errorsOf('additional_parents')}
        />
        <Checkbox
          label={text('term-sums')}
          checked={fields.sum_values_in_tree}
          onChange={({ target }) => change({ sum_values_in_tree: target.checked })}
        />
        <Checkbox
          label={text('term-free')}
          checked={fields.is_free_measure}
          onChange={({ target }) => change({ is_free_measure: target.checked })}
        />
        <TextField
          label={text('term-source')}
          value={fields.data_source ?? ''}
          onChange={({ target }) => change({ data_source: target.value || null })}
          errors={errorsOf('data_source')}
        />
        <TextField
          label={text('term-order')}
          hint={text('term-order-hint')}
          type="number"
          value={fields.ordering}
          onChange={({ target }) => change({ ordering: Math.trunc(Number(target.value)) })}
          errors={errorsOf('ordering')}
        />
      </MoreFields>
    </DefinitionDialog>
  );
};
