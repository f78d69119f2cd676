import type { TargetDefinition } from '@tavoite/model';
import {
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  MenuButton,
  MenuItem,
  MenuSeparator,
  MovableRows,
  rangeName,
  SettingRow,
  Skeleton,
  type SortedElement,
  Stack,
} from '@tavoite/ui';
import { TargetIcon } from '@tavoite/ui/icons';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch } from '../../core/hooks.js';
import { useOpenScreen } from '../../core/openScreen.js';
import { Page } from '../../core/page/Page.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import { useLabels } from '../../i18n/labels.js';
import { useShownLanguage, useText } from '../../i18n/Texts.js';
import { indent } from '../definitionForm/index.js';
import { GroupDialog } from './GroupDialog.js';
import { loadedCall, orderCall, type Removal, removeCall, targetsScreen } from './slice.js';
import { useTargetsSelector } from './state.js';
import { TargetDialog } from './TargetDialog.js';
import { type GroupNode, moved, nodesOf, orderAfter, rowsOf } from './tree.js';

const NEW = 'new';

/** The target groups and their targets, to be added, changed, moved and deleted. */
const TargetsPage = () => {
  const dispatch = useAppDispatch();
  const { text, messageText } = useText();
  const { movableRows } = useLabels();
  const locale = useShownLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const [params, setParams] = useSearchParams();
  const { data, error } = useTargetsSelector((state) => state.targetDefinitions.list);
  const { status } = useTargetsSelector((state) => state.targetDefinitions.remove);
  const [asked, setAsked] = useState<Removal | null>(null);
  useOpenScreen(targetsScreen, undefined);

  const chosenTarget = params.get('target');
  const chosenGroup = params.get('group');
  /** The group that something new is for. */
  const within = Number(params.get('in')) || null;
  const open = (name: 'target' | 'group', id: number | typeof NEW, parent: number | null = null) =>
    setParams({ [name]: String(id), ...(parent !== null && { in: String(parent) }) });
  const close = useCallback(() => setParams({}, { replace: true }), [setParams]);
  const nameOf = useCallback(
    (titled: { readonly title: string; readonly title_fi: string | null }) =>
      (locale === 'fi' ? titled.title_fi : null) || titled.title,
    [locale],
  );

  useEffect(() => {
    if (status !== 'fulfilled' && status !== 'rejected') return;
    setAsked(null);
    // The menu that opened the question has gone with what was deleted.
    if (status === 'fulfilled') heading.current?.focus();
  }, [status]);

  const menu = (name: string, items: readonly (readonly [string, () => void] | null)[]) => (
    <MenuButton label={text('action-of', { action: text('actions'), name })} size="sm">
      {items.map((item, at) =>
        item ? (
          <MenuItem key={item[0]} onSelect={item[1]}>
            {item[0]}
          </MenuItem>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: separators have no names
          <MenuSeparator key={at} />
        ),
      )}
    </MenuButton>
  );
  const targetRow = (
    node: GroupNode,
    target: TargetDefinition,
    { style, ...element }: SortedElement,
    grip: ReactNode,
  ) => {
    const at = node.targets.indexOf(target);
    const shift = (step: -1 | 1) => () =>
      dispatch(
        orderCall.request({
          kind: 'target',
          group: node.group.id,
          ordered: moved(node.targets, target.id, step),
        }),
      );
    return (
      <SettingRow
        {...element}
        style={{ ...style, ...indent(node.depth) }}
        lead={grip}
        title={nameOf(target)}
        description={[
          target.formula,
          target.target_formula &&
            text(target.reversed_target ? 'target-at-most' : 'target-at-least', {
              formula: target.target_formula,
            }),
          rangeName(target, locale),
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={menu(nameOf(target), [
          [text('edit'), () => open('target', target.id)],
          ...(at > 0 ? [[text('move-up'), shift(-1)] as const] : []),
          ...(at < node.targets.length - 1 ? [[text('move-down'), shift(1)] as const] : []),
          null,
          [text('delete'), () => setAsked({ kind: 'target', item: target })],
        ])}
      />
    );
  };
  const groupRow = (node: GroupNode, { style, ...element }: SortedElement, grip: ReactNode) => {
    const { group, siblings, depth } = node;
    const at = siblings.indexOf(group);
    const shift = (step: -1 | 1) => () =>
      dispatch(orderCall.request({ kind: 'group', ordered: moved(siblings, group.id, step) }));
    const owner = data?.users.find(({ id }) => id === group.user);
    const name = nameOf(group);
    return (
      <SettingRow
        {...element}
        style={{ ...style, ...indent(depth) }}
        lead={grip}
        title={<strong>{name}</strong>}
        description={owner ? owner.full_name || owner.username : text('no-owner')}
        actions={
          <>
            <Button
              size="sm"
              aria-label={text('action-of', { action: text('new-target'), name })}
              onClick={() => open('target', NEW, group.id)}
            >
              {text('new-target')}
            </Button>
            {menu(name, [
              [text('edit'), () => open('group', group.id)],
              [text('new-group-below'), () => open('group', NEW, group.id)],
              ...(at > 0 ? [[text('move-up'), shift(-1)] as const] : []),
              ...(at < siblings.length - 1 ? [[text('move-down'), shift(1)] as const] : []),
              null,
              [text('delete'), () => setAsked({ kind: 'group', item: group })],
            ])}
          </>
        }
      />
    );
  };
  const list = () => {
    if (error && !data)
      return (
        <ErrorState
          title={text('targets-failed')}
          description={messageText(failureMessage(error))}
          retryLabel={text('retry')}
          onRetry={() => dispatch(loadedCall.request())}
        />
      );
    if (!data) return <Skeleton shape="block" height={264} />;
    if (data.groups.length === 0)
      return (
        <EmptyState
          icon={TargetIcon}
          title={text('no-groups')}
          description={text('no-groups-description')}
        />
      );
    const rows = rowsOf(nodesOf(data)).map((row) => ({
      ...row,
      title: nameOf(row.target ?? row.node.group),
    }));
    return (
      <MovableRows
        rows={rows}
        labels={movableRows}
        onMove={(from, to) => {
          const order = orderAfter(rows, from, to);
          if (order) dispatch(orderCall.request(order));
        }}
      >
        {({ node, target: each }, element, grip) =>
          each ? targetRow(node, each, element, grip) : groupRow(node, element, grip)
        }
      </MovableRows>
    );
  };
  const target = data?.targets.find(({ id }) => String(id) === chosenTarget) ?? null;
  const group = data?.groups.find(({ id }) => String(id) === chosenGroup) ?? null;
  const isTarget = asked?.kind === 'target';
  const name = asked ? nameOf(asked.item) : '';
  return (
    <Page
      title={text('targets')}
      section={text('manage')}
      actions={
        <Button variant="primary" disabled={!data} onClick={() => open('group', NEW)}>
          {text('new-group')}
        </Button>
      }
    >
      <Card role="region" aria-labelledby="kept-targets" aria-busy={!data && !error}>
        <Stack>
          <h2 id="kept-targets" ref={heading} tabIndex={-1}>
            {text('all-targets')}
          </h2>
          <p>{text('targets-help')}</p>
          {list()}
        </Stack>
      </Card>
      {data && (target || (chosenTarget === NEW && within !== null)) ? (
        <TargetDialog
          key={`target-${chosenTarget}`}
          target={target}
          group={within ?? 0}
          loaded={data}
          nameOf={nameOf}
          onClose={close}
        />
      ) : null}
      {data && (group || chosenGroup === NEW) ? (
        <GroupDialog
          key={`group-${chosenGroup}`}
          group={group}
          parent={within}
          loaded={data}
          nameOf={nameOf}
          onClose={close}
        />
      ) : null}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setAsked(null);
        }}
        title={text('term-delete-ask', { name })}
        message={text(isTarget ? 'target-delete-help' : 'group-delete-help')}
        confirmLabel={text('delete')}
        cancelLabel={text('cancel')}
        closeLabel={text('close')}
        tone="danger"
        pending={status === 'pending'}
        onConfirm={() => asked && dispatch(removeCall.request(asked))}
      />
    </Page>
  );
};

export default TargetsPage;
