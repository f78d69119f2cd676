import {
  Card,
  EmptyState,
  MOBILE_QUERY,
  SegmentedControl,
  Skeleton,
  Stack,
  useMediaQuery,
  VisuallyHidden,
} from '@tavoite/ui';
import { TargetIcon } from '@tavoite/ui/icons';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch } from '../../core/hooks.js';
import { useOpenScreen } from '../../core/openScreen.js';
import { Lead } from '../../core/page/CardHead.js';
import { DangerDialog } from '../../core/page/DangerDialog.js';
import { LoadFailure } from '../../core/page/LoadFailure.js';
import { ManagePage } from '../../core/page/ManagePage.js';
import { lazyPart } from '../../core/screen.js';
import { useShownLanguage, useText } from '../../i18n/Texts.js';
import type { Editing, Titled } from './editing.js';
import { GroupDialog } from './GroupDialog.js';
import { loadedCall, orderCall, type Removal, removeCall, targetsScreen } from './slice.js';
import { useTargetsSelector } from './state.js';
import { TargetDialog } from './TargetDialog.js';
import { TargetRows } from './TargetRows.js';
import { nodesOf } from './tree.js';

const TargetTree = lazyPart(() => import('./TargetTree.js'));

const NEW = 'new';
const VIEW = 'view';
const VIEWS = ['list', 'tree'] as const;
/** Of the groups while they load. */
const SKELETON_HEIGHT_PX = 264;

/** The target groups and their targets, to be added, changed, moved and deleted. */
const TargetsPage = () => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const locale = useShownLanguage();
  const heading = useRef<HTMLParagraphElement>(null);
  const [params, setParams] = useSearchParams();
  const { data, error } = useTargetsSelector((state) => state.targetDefinitions.list);
  const { status } = useTargetsSelector((state) => state.targetDefinitions.remove);
  const [asked, setAsked] = useState<Removal | null>(null);
  useOpenScreen(targetsScreen, undefined);

  const suggested = useMediaQuery(MOBILE_QUERY) ? 'list' : 'tree';
  const view = VIEWS.find((each) => each === params.get(VIEW)) ?? suggested;
  const chosenTarget = params.get('target');
  const chosenGroup = params.get('group');
  /** The group that something new is for. */
  const within = Number(params.get('in')) || null;
  /** The form that the address names; the view stays. */
  const show = useCallback(
    (form: Record<string, string>, options?: { replace: boolean }) =>
      setParams((before) => {
        const kept = before.get(VIEW);
        return { ...(kept !== null && { [VIEW]: kept }), ...form };
      }, options),
    [setParams],
  );
  const close = useCallback(() => show({}, { replace: true }), [show]);
  const nameOf = useCallback(
    (titled: Titled) => (locale === 'fi' ? titled.title_fi : null) || titled.title,
    [locale],
  );
  const nodes = useMemo(() => (data ? nodesOf(data) : []), [data]);

  useEffect(() => {
    if (status !== 'fulfilled' && status !== 'rejected') return;
    setAsked(null);
    // The menu that opened the question has gone with what was deleted.
    if (status === 'fulfilled') heading.current?.focus();
  }, [status]);

  const editing: Editing = {
    nameOf,
    editTarget: ({ id }) => show({ target: String(id) }),
    editGroup: ({ id }) => show({ group: String(id) }),
    addTarget: ({ id }) => show({ target: NEW, in: String(id) }),
    addGroup: (parent) => show({ group: NEW, ...(parent && { in: String(parent.id) }) }),
    remove: setAsked,
    order: (order) => dispatch(orderCall.request(order)),
  };
  const target = data?.targets.find(({ id }) => String(id) === chosenTarget) ?? null;
  const group = data?.groups.find(({ id }) => String(id) === chosenGroup) ?? null;
  const skeleton = <Skeleton shape="block" height={SKELETON_HEIGHT_PX} />;
  const groups = () => {
    if (error && !data)
      return (
        <LoadFailure
          title={text('targets-failed')}
          error={error}
          onRetry={() => dispatch(loadedCall.request())}
        />
      );
    if (!data) return skeleton;
    if (data.groups.length === 0)
      return (
        <EmptyState
          icon={TargetIcon}
          title={text('no-groups')}
          description={text('no-groups-description')}
        />
      );
    const props = { nodes, loaded: data, editing };
    return view === 'list' ? (
      <TargetRows {...props} />
    ) : (
      <TargetTree
        {...props}
        selectedId={target?.id ?? null}
        skeleton={skeleton}
        placeholder={skeleton}
      />
    );
  };
  const isTarget = asked?.kind === 'target';
  const name = asked ? nameOf(asked.item) : '';
  const region = {
    role: 'region',
    'aria-label': text('all-targets'),
    'aria-busy': !data && !error,
  };
  const content = (
    <Stack>
      {/* The page's own heading says what these are; those of cards are below one of the second rank. */}
      {view === 'tree' ? (
        <VisuallyHidden role="heading" aria-level={2}>
          {text('all-targets')}
        </VisuallyHidden>
      ) : null}
      <Lead ref={heading} tabIndex={-1}>
        {text('targets-help')}
      </Lead>
      {groups()}
    </Stack>
  );
  return (
    <ManagePage
      page="targets"
      add={{ label: text('new-group'), disabled: !data, onClick: () => editing.addGroup(null) }}
      actions={
        <SegmentedControl
          label={text('view')}
          size="sm"
          value={view}
          onValueChange={(next) =>
            setParams((before) => {
              if (next === suggested) before.delete(VIEW);
              else before.set(VIEW, next);
              return before;
            })
          }
          options={[
            { value: 'tree', label: text('view-tree') },
            { value: 'list', label: text('view-list') },
          ]}
        />
      }
    >
      {/* The cards of the tree lie on the page, as on the strategy screen. */}
      {view === 'list' ? <Card {...region}>{content}</Card> : <div {...region}>{content}</div>}
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
      <DangerDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={text('term-delete-ask', { name })}
        message={text(isTarget ? 'target-delete-help' : 'group-delete-help')}
        confirmLabel={text('delete')}
        pending={status === 'pending'}
        onConfirm={() => asked && dispatch(removeCall.request(asked))}
      />
    </ManagePage>
  );
};

export default TargetsPage;
