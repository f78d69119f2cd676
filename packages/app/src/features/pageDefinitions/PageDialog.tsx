import {
  MAX_TITLE_CHARACTERS,
  MAX_UNIT_CHARACTERS,
  type PageDefinition,
  type PageFields,
} from '@tavoite/model';
import {
  Checkbox,
  MultiSelect,
  PicturePicker,
  ReorderableList,
  Select,
  Skeleton,
  TextField,
} from '@tavoite/ui';
import { fieldErrors } from '../../core/page/fieldErrors.js';
import { lazyPart } from '../../core/screen.js';
import { useLabels } from '../../i18n/labels.js';
import { useText } from '../../i18n/Texts.js';
import { DefinitionDialog, FieldPair, NamePair, useDefinition } from '../definitionForm/index.js';
import { chosenIcon, iconOptions } from './pictures.js';
import { fieldsOf, type Loaded, saveCall } from './slice.js';
import { usePagesSelector } from './state.js';
import { TermDrawing } from './TermDrawing.js';
import { nodesOf, withPagesBelow } from './tree.js';

const PagePreview = lazyPart(() => import('./PagePreview.js'));

/** Of the graph while it loads. */
const PREVIEW_HEIGHT_PX = 300;
/** Fields that say themselves what is wrong with them. */
const FIELDS = ['title', 'title_fi', 'icon', 'parent', 'terms', 'properties'];

export interface PageDialogProps {
  /** null: a new one. */
  page: PageDefinition | null;
  /** The page that a new one is under. */
  parent: number | null;
  loaded: Loaded;
  nameOf: (titled: { readonly title: string; readonly title_fi: string | null }) => string;
  onClose: () => void;
}

/** One page: its place in the menu, and its graph, drawn beside it as it is edited. */
export const PageDialog = ({ page, parent, loaded, nameOf, onClose }: PageDialogProps) => {
  const { text } = useText();
  const labels = useLabels();
  const { pages } = loaded;
  const form = useDefinition<PageFields, PageDefinition>({
    item: page,
    empty: () => ({
      key: '',
      title: '',
      title_fi: null,
      icon: null,
      parent,
      redirect: false,
      ordering: Math.max(0, ...pages.map(({ ordering }) => ordering ?? 0)) + 1,
      terms: [],
      properties: {},
    }),
    fieldsOf,
    call: saveCall,
    state: usePagesSelector((state) => state.pageDefinitions.save),
    onClose,
  });
  const { fields, change, error } = form;
  const errorsOf = fieldErrors(error);
  const { target, related_pages: related, unit, u_right: right, ...others } = fields.properties;
  const changeGraph = (changes: Partial<PageFields['properties']>) => {
    const next = { ...fields.properties, ...changes };
    // What is not said is left to the graph.
    const said = Object.entries(next).filter(([, value]) => value !== undefined && value !== '');
    change({ properties: Object.fromEntries(said) });
  };
  const below = withPagesBelow(pages, page?.id ?? null);
  const relatives = pages
    .filter(({ id }) => id !== page?.id)
    .map((other) => ({ value: other.title, label: nameOf(other) }));
  const terms = loaded.terms.map((term) => ({
    value: term.key,
    label: nameOf(term),
    detail: term.key,
  }));
  const titleOf = (key: string) => terms.find(({ value }) => value === key)?.label ?? key;
  const drawnOf = (key: string) => fields.terms.find((term) => term.key === key) ?? { key };
  const orderTerms = (keys: readonly string[]) => change({ terms: keys.map(drawnOf) });
  return (
    <DefinitionDialog
      title={text(page ? 'edit-page' : 'new-page')}
      form={form}
      fieldNames={FIELDS}
      staleText={(newest) => text('target-stale', { title: nameOf(newest) })}
      size="wide"
      aside={
        fields.redirect ? undefined : (
          <PagePreview
            fields={fields}
            terms={loaded.terms}
            nameOf={nameOf}
            placeholder={<Skeleton shape="block" height={PREVIEW_HEIGHT_PX} />}
          />
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
        label={text('page-parent')}
        options={[
          { value: '', label: text('term-at-top') },
          ...nodesOf(pages)
            .filter(({ page: each }) => page === null || !below.has(each.id))
            .map(({ page: each }) => ({ value: String(each.id), label: nameOf(each) })),
        ]}
        value={fields.parent === null ? '' : String(fields.parent)}
        onChange={({ target: { value } }) => change({ parent: value ? Number(value) : null })}
        errors={errorsOf('parent')}
      />
      <PicturePicker
        label={text('page-icon')}
        options={iconOptions(text, fields.icon)}
        value={chosenIcon(fields.icon)}
        onValueChange={(icon) => change({ icon })}
      />
      <Checkbox
        label={text('page-redirect')}
        checked={fields.redirect}
        onChange={({ target: { checked } }) => change({ redirect: checked })}
      />
      {fields.redirect ? null : (
        <>
          <MultiSelect
            {...labels.multiSelect}
            label={text('terms')}
            listLabel={text('terms')}
            options={terms}
            value={fields.terms.map(({ key }) => ({ value: key, label: titleOf(key) }))}
            onValueChange={(chosen) => orderTerms(chosen.map(({ value }) => value))}
            errors={errorsOf('terms')}
          />
          {fields.terms.length > 1 ? (
            <ReorderableList
              aria-label={text('term-order')}
              items={fields.terms.map(({ key }) => ({ id: key, title: titleOf(key) }))}
              onReorder={orderTerms}
              labels={labels.reorderableList}
            />
          ) : null}
          {fields.terms.map((term) => (
            <TermDrawing
              key={term.key}
              term={term}
              title={titleOf(term.key)}
              onChange={(drawn) =>
                change({
                  terms: fields.terms.map((each) => (each.key === term.key ? drawn : each)),
                })
              }
            />
          ))}
          <Checkbox
            label={text('page-radar')}
            checked={target?.type === 'radar'}
            onChange={({ target: { checked } }) =>
              changeGraph({ target: checked ? { ...target, type: 'radar' } : undefined })
            }
          />
          <FieldPair>
            <TextField
              label={text('page-unit')}
              optional={text('optional')}
              maxLength={MAX_UNIT_CHARACTERS}
              value={unit ?? ''}
              onChange={({ target: { value } }) => changeGraph({ unit: value })}
            />
            <TextField
              label={text('page-unit-right')}
              optional={text('optional')}
              maxLength={MAX_UNIT_CHARACTERS}
              value={right ?? ''}
              onChange={({ target: { value } }) => changeGraph({ u_right: value })}
            />
          </FieldPair>
          <MultiSelect
            {...labels.multiSelect}
            label={text('related-pages')}
            optional={text('optional')}
            listLabel={text('related-pages')}
            options={relatives}
            value={(related ?? []).map(
              (title) =>
                relatives.find(({ value }) => value === title) ?? { value: title, label: title },
            )}
            onValueChange={(chosen) => {
              const titles = chosen.map(({ value }) => value);
              changeGraph({ related_pages: titles.length > 0 ? titles : undefined });
            }}
            errors={errorsOf('properties')}
          />
          <TextField
            label={text('page-related-title')}
            optional={text('optional')}
            maxLength={MAX_TITLE_CHARACTERS}
            value={others.related_pages_title ?? ''}
            onChange={({ target: { value } }) => changeGraph({ related_pages_title: value })}
          />
        </>
      )}
    </DefinitionDialog>
  );
};
