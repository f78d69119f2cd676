import type { TermDefinition } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import { formulaLine, MenuButton, MenuItem, MenuSeparator, TreeRows } from '@tavoite/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { useLabels } from '../../i18n/labels.js';
import { useShownLanguage, useText } from '../../i18n/Texts.js';
import { formulaWithNames } from '../definitionForm/index.js';
import type { TermNode } from './tree.js';

export interface TermRowsProps {
  /** Those in sight, from top to bottom. */
  nodes: readonly TermNode[];
  /** They were searched for: no tree is around them. */
  isFlat: boolean;
  isOpen: (node: TermNode) => boolean | null;
  byKey: ReadonlyMap<string, TermDefinition>;
  nameOf: (term: TermDefinition) => string;
  onFold: (id: number, isOpen: boolean) => void;
  onEdit: (term: TermDefinition) => void;
  onAddBelow: (term: TermDefinition) => void;
  onDelete: (term: TermDefinition) => void;
}

/** What it is made of, its unit, and its key for files and formulas: each in a column of its own. */
const Details = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 3.5rem minmax(0, clamp(7rem, 30%, 12rem));
  align-items: center;
  column-gap: ${token('space-3')};
  padding-block: ${token('space-1')};

  code {
    font-size: ${token('font-size-xs')};
    overflow-wrap: anywhere;
  }

  /* On a phone the key goes below: a formula needs the width. */
  @media (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr) auto;

    code {
      grid-column: 1 / -1;
    }
  }
`;

/** The terms, one line each, with what they are made of. */
export const TermRows = ({
  nodes,
  isFlat,
  isOpen,
  byKey,
  nameOf,
  onFold,
  onEdit,
  onAddBelow,
  onDelete,
}: TermRowsProps) => {
  const { text } = useText();
  const locale = useShownLanguage();
  const { treeRows } = useLabels();
  const nameOfKey = (key: string) => {
    const term = byKey.get(key);
    return term && nameOf(term);
  };
  const madeOf = ({ formula, sum_values_in_tree: isSum }: TermDefinition) =>
    formula
      ? formulaLine(formulaWithNames(formula, nameOfKey), locale)
      : text(isSum ? 'term-is-sum' : 'term-is-entered');
  return (
    <TreeRows
      label={text('all-terms')}
      labels={treeRows}
      rows={nodes.map((node) => ({
        id: String(node.id),
        title: nameOf(node.term),
        depth: isFlat ? 0 : node.depth,
        expanded: isFlat ? null : isOpen(node),
        term: node.term,
      }))}
      onExpandedChange={({ term }, expanded) => onFold(term.id, expanded)}
      onOpen={({ term }) => onEdit(term)}
      heads={{
        title: text('term'),
        details: (
          <Details>
            <span>{text('term-formula')}</span>
            <span>{text('unit')}</span>
            <span>{text('term-key')}</span>
          </Details>
        ),
      }}
      detailsOf={({ term }) => {
        // The tree shows it already.
        const parent = isFlat && term.parent !== null ? nameOfKey(term.parent) : undefined;
        const unit = term.unit && `${term.measurement_type_prefix ?? ''}${term.unit}`;
        return (
          <Details>
            <span title={term.formula ? `= ${term.formula}` : undefined}>
              {[madeOf(term), parent && text('term-below', { parent })].filter(Boolean).join(' · ')}
            </span>{' '}
            <span>{unit}</span>{' '}
            <code>
              {term.key.split(/(?<=_)/).map((part, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a key have no other
                <Fragment key={at}>
                  {part}
                  <wbr />
                </Fragment>
              ))}
            </code>
          </Details>
        );
      }}
      actionsOf={({ term, title }, tabIndex) => (
        <MenuButton
          label={text('action-of', { action: text('actions'), name: title })}
          size="sm"
          tabIndex={tabIndex}
        >
          <MenuItem onSelect={() => onEdit(term)}>{text('edit')}</MenuItem>
          <MenuItem onSelect={() => onAddBelow(term)}>{text('new-term-below')}</MenuItem>
          <MenuSeparator />
          <MenuItem onSelect={() => onDelete(term)}>{text('delete')}</MenuItem>
        </MenuButton>
      )}
    />
  );
};
