import type { TargetDefinition } from '@tavoite/model';
import {
  Button,
  GroupTree,
  Icon,
  MovableNode,
  MovableNodes,
  rangeName,
  TargetList,
} from '@tavoite/ui';
import { PlusIcon } from '@tavoite/ui/icons';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { groupLevel } from '../../core/groupLevel.js';
import { useAppDispatch } from '../../core/hooks.js';
import { useLabels } from '../../i18n/labels.js';
import { useShownLanguage, useText } from '../../i18n/Texts.js';
import { AddTarget, EditedGroup, Period } from './cards.js';
import type { Editing } from './editing.js';
import { ItemMenu } from './ItemMenu.js';
import { nodesBelow, orderAt, placesOf } from './places.js';
import { type Loaded, reachedCall } from './slice.js';
import { useTargetsSelector } from './state.js';
import { type GroupNode, groupNodeId, rowsOf, targetNodeId } from './tree.js';

export interface TargetTreeProps {
  nodes: readonly GroupNode[];
  loaded: Loaded;
  editing: Editing;
  /** The target whose form is open. */
  selectedId: number | null;
  /** Until it is known what the targets have reached. */
  skeleton: ReactNode;
}

/** What is shown of a target until its values are known, and where it has none. */
const UNKNOWN = {
  current_value: null,
  target_value: null,
  compare_value: null,
  minimum_value: null,
  data_available_for_current_value: false,
};

/** The cards of the strategy screen, with what is needed to edit them. */
const TargetTree = ({ nodes, loaded, editing, selectedId, skeleton }: TargetTreeProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const labels = useLabels();
  const locale = useShownLanguage();
  const { data: reached, error } = useTargetsSelector((state) => state.targetDefinitions.reached);
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [isFitted, setIsFitted] = useState(true);
  const [fitPlace, setFitPlace] = useState<Element | null>(null);
  const { nameOf } = editing;

  // Whatever was saved may have changed the values.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    dispatch(reachedCall.request());
  }, [dispatch, loaded]);

  const valuesOf = useMemo(
    () => new Map(reached?.targets.map((target) => [target.id, target])),
    [reached],
  );
  const items = useMemo(
    () =>
      nodes.map((node) => ({
        ...node,
        id: node.group.id,
        below: nodesBelow(nodes, node.group.id),
      })),
    [nodes],
  );
  const itemsBelow = (parent: number | null) => items.filter((item) => item.parent === parent);
  const isOpen = (id: number) => !closed.has(id);
  const toggle = (id: number) => {
    const next = new Set(closed);
    if (!next.delete(id)) next.add(id);
    setClosed(next);
  };
  const cardTarget = (target: TargetDefinition) => ({
    ...UNKNOWN,
    ...valuesOf.get(target.id),
    id: target.id,
    title: nameOf(target),
    reversed_target: target.reversed_target,
    value_numeric_type: target.value_numeric_type,
    measurement_type_prefix: target.measurement_type_prefix ?? '',
    unit: target.unit ?? '',
  });
  const targetById = (node: GroupNode, id: number) => node.targets.find((each) => each.id === id);

  // Cards with values are higher.
  if (!reached && !error) return skeleton;
  return (
    <MovableNodes
      nodes={rowsOf(nodes).map(({ id, node, target }) => ({
        id,
        title: nameOf(target ?? node.group),
      }))}
      placesOf={(id) => placesOf(nodes, id, isOpen)}
      labels={labels.movableNodes}
      onMoveTo={(id, place) => {
        const order = orderAt(nodes, id, place);
        if (order) editing.order(order);
      }}
    >
      <Period>
        <p>
          {reached?.period
            ? text('figures-of', { months: rangeName(reached.period, locale) })
            : null}
        </p>
        <div ref={setFitPlace} />
      </Period>
      <GroupTree
        {...labels.groupTree}
        label={text('target-groups')}
        roots={itemsBelow(null)}
        childrenOf={({ id }) => (isOpen(id) ? itemsBelow(id) : [])}
        fitted={isFitted}
        fitPlace={fitPlace}
        onFittedChange={setIsFitted}
        renderCard={(node, { depth, childrenId, stacked }) => {
          const { group, below } = node;
          const name = nameOf(group);
          const level = groupLevel(depth, below.length > 0);
          const owner = loaded.owners.find(({ id }) => id === group.user);
          return (
            <EditedGroup
              data-group-id={group.id}
              title={name}
              owner={owner ? { name: owner.full_name || owner.username } : null}
              levelLabel={level && text(level)}
              labels={labels.groupCard}
              expanded={isOpen(group.id)}
              controls={childrenId}
              lead={<MovableNode id={groupNodeId(group.id)} axis={stacked ? 'block' : 'inline'} />}
              actions={<ItemMenu node={node} target={null} editing={editing} />}
              {...(below.length > 0 ? { onToggle: () => toggle(group.id) } : {})}
            >
              <TargetList
                targets={node.targets.map(cardTarget)}
                locale={locale}
                labels={labels.targetList}
                selectedId={selectedId}
                onOpenDetails={({ id }) => {
                  const target = targetById(node, id);
                  if (target) editing.editTarget(target);
                }}
                leadOf={({ id }) => <MovableNode id={targetNodeId(id)} />}
                actionsOf={({ id }) => {
                  const target = targetById(node, id);
                  return target ? <ItemMenu node={node} target={target} editing={editing} /> : null;
                }}
              />
              <AddTarget>
                <Button
                  size="sm"
                  variant="quiet"
                  icon={<Icon icon={PlusIcon} size="sm" />}
                  aria-label={text('action-of', { action: text('new-target'), name })}
                  onClick={() => editing.addTarget(group)}
                >
                  {text('new-target')}
                </Button>
              </AddTarget>
            </EditedGroup>
          );
        }}
      />
    </MovableNodes>
  );
};

export default TargetTree;
