import type { TargetDefinition } from '@tavoite/model';
import {
  Avatar,
  MovableRows,
  rangeName,
  SettingRow,
  type SortedElement,
  writtenFormula,
} from '@tavoite/ui';
import type { ReactNode } from 'react';
import { useLabels } from '../../i18n/labels.js';
import { useShownLanguage, useText } from '../../i18n/Texts.js';
import { formulaWithNames, indent } from '../definitionForm/index.js';
import type { Editing } from './editing.js';
import { ItemMenu } from './ItemMenu.js';
import type { Loaded } from './slice.js';
import { type GroupNode, orderAfter, rowsOf } from './tree.js';

export interface TargetRowsProps {
  nodes: readonly GroupNode[];
  loaded: Loaded;
  editing: Editing;
}

/** Groups and targets below one another, with what the targets are measured by. */
export const TargetRows = ({ nodes, loaded, editing }: TargetRowsProps) => {
  const { text } = useText();
  const { movableRows } = useLabels();
  const locale = useShownLanguage();
  const { nameOf } = editing;
  const rows = rowsOf(nodes).map((row) => ({
    ...row,
    title: nameOf(row.target ?? row.node.group),
  }));
  const byKey = new Map(loaded.terms.map((term) => [term.key, term]));
  const written = (formula: string) =>
    writtenFormula(
      formulaWithNames(formula, (key) => {
        const term = byKey.get(key);
        return term && nameOf(term);
      }),
      locale,
    );
  /** What its name says already goes without saying. */
  const measuredBy = (target: TargetDefinition) => {
    const by = target.formula && written(target.formula);
    return by === nameOf(target) ? null : by;
  };
  const targetRow = (
    node: GroupNode,
    target: TargetDefinition,
    { style, ...element }: SortedElement,
    grip: ReactNode,
  ) => (
    <SettingRow
      {...element}
      style={{ ...style, ...indent(node.depth + 1) }}
      lead={grip}
      title={nameOf(target)}
      onOpen={() => editing.editTarget(target)}
      description={[
        measuredBy(target),
        target.target_formula &&
          text(target.reversed_target ? 'target-at-most' : 'target-at-least', {
            formula: written(target.target_formula),
          }),
        rangeName(target, locale),
      ]
        .filter(Boolean)
        .join(' ·\u00a0')}
      actions={<ItemMenu node={node} target={target} editing={editing} />}
    />
  );
  const groupRow = (node: GroupNode, { style, ...element }: SortedElement, grip: ReactNode) => {
    const { group } = node;
    const owner = loaded.owners.find(({ id }) => id === group.user);
    const name = nameOf(group);
    return (
      <SettingRow
        {...element}
        style={{ ...style, ...indent(node.depth) }}
        lead={
          <>
            {grip}
            {owner ? <Avatar name={owner.full_name || owner.username} decorative /> : null}
          </>
        }
        title={<strong>{name}</strong>}
        onOpen={() => editing.editGroup(group)}
        description={owner ? owner.full_name || owner.username : text('no-owner')}
        actions={<ItemMenu node={node} target={null} editing={editing} />}
      />
    );
  };
  return (
    <MovableRows
      rows={rows}
      labels={movableRows}
      onMove={(from, to) => {
        const order = orderAfter(rows, from, to);
        if (order) editing.order(order);
      }}
    >
      {({ node, target }, element, grip) =>
        target ? targetRow(node, target, element, grip) : groupRow(node, element, grip)
      }
    </MovableRows>
  );
};
