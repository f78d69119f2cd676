import type { ChildOrganization, ObjectiveDefinition } from '@tavoite/model';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  Icon,
  MenuButton,
  MenuItem,
  MenuSeparator,
  SettingRow,
  Skeleton,
  Stack,
} from '@tavoite/ui';
import {
  BuildingIcon,
  EditIcon,
  FlagIcon,
  ListNumberedIcon,
  PlusIcon,
  UploadIcon,
} from '@tavoite/ui/icons';
import { Fragment, useCallback, useEffect, useRef, useState } from 'react';
import { readFlag, writeText } from '../../core/addresses.js';
import { useAppDispatch } from '../../core/hooks.js';
import { useOpenScreen } from '../../core/openScreen.js';
import { CardHead } from '../../core/page/CardHead.js';
import { DangerDialog } from '../../core/page/DangerDialog.js';
import { LoadFailure } from '../../core/page/LoadFailure.js';
import { ManagePage } from '../../core/page/ManagePage.js';
import { useSearch } from '../../core/useSearch.js';
import { useShownLanguage, useText } from '../../i18n/Texts.js';
import { indent } from '../definitionForm/index.js';
import { OrderDialog } from '../orderDialog/index.js';
import { organizationChosen } from '../organization/index.js';
import { ChildDialog, MoveDialog } from './ChildDialog.js';
import { Facts } from './Facts.js';
import { ImportDialog } from './ImportDialog.js';
import { ObjectiveDialog } from './ObjectiveDialog.js';
import { OrganizationDialog } from './OrganizationDialog.js';
import { changeCall, childFieldsOf, loadedCall, organizationScreen } from './slice.js';
import { useOrganizationSelector } from './state.js';
import { childNodes } from './tree.js';
import { useFieldWords } from './words.js';

type Opened =
  | { readonly dialog: 'organization' | 'order' | 'new-child' }
  | { readonly dialog: 'objective'; readonly objective: ObjectiveDefinition | null }
  | { readonly dialog: 'move'; readonly child: ChildOrganization };

type Asked =
  | { readonly kind: 'objective'; readonly objective: ObjectiveDefinition }
  | { readonly kind: 'child'; readonly child: ChildOrganization };

/** In the address while files are imported. */
const IMPORT = 'import';

/** The organisation: what it is called, how it counts its years, what it aims for and what is below it. */
const OrganizationPage = () => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const locale = useShownLanguage();
  const { wordsOf } = useFieldWords();
  const objectivesHeading = useRef<HTMLHeadingElement>(null);
  const { data, error } = useOrganizationSelector((state) => state.organizationDefinition.loaded);
  const { status } = useOrganizationSelector((state) => state.organizationDefinition.change);
  /** An objective is being deleted. */
  const isRemoval = useRef(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const [search, changeSearch] = useSearch();
  const setImporting = useCallback(
    (isImporting: boolean) =>
      changeSearch((before) => {
        writeText(before, IMPORT, isImporting ? 'true' : null);
        return before;
      }),
    [changeSearch],
  );
  const closeImport = useCallback(() => setImporting(false), [setImporting]);
  useOpenScreen(organizationScreen, undefined);

  useEffect(() => {
    if (status !== 'fulfilled' && status !== 'rejected') return;
    // The menu that opened the question has gone with what was deleted.
    if (status === 'fulfilled' && isRemoval.current) objectivesHeading.current?.focus();
    isRemoval.current = false;
    setAsked(null);
  }, [status]);

  const titleOf = (titled: { readonly title: string; readonly title_fi: string | null }) =>
    (locale === 'fi' ? titled.title_fi : null) || titled.title;
  const nameOf = (named: { readonly name: string; readonly name_fi: string | null }) =>
    (locale === 'fi' ? named.name_fi : null) || named.name;
  const descriptionOf = ({ description, description_fi }: ObjectiveDefinition) =>
    (locale === 'fi' ? description_fi : null) || description;
  const shift = (objectives: readonly ObjectiveDefinition[], at: number, step: -1 | 1) => {
    const was = objectives.map(({ id }) => id);
    const ids = [...was];
    ids.splice(at + step, 0, ...ids.splice(at, 1));
    dispatch(changeCall.request({ kind: 'order', ids, was }));
  };
  const restore = (child: ChildOrganization) => {
    const was = childFieldsOf(child);
    const fields = { ...was, is_archived: false };
    dispatch(changeCall.request({ kind: 'child', id: child.id, fields, was }));
  };
  const confirm = (question: Asked) => {
    if (question.kind === 'objective') {
      isRemoval.current = true;
      dispatch(changeCall.request({ kind: 'removal', objective: question.objective }));
      return;
    }
    const was = childFieldsOf(question.child);
    const fields = { ...was, is_archived: true };
    dispatch(changeCall.request({ kind: 'child', id: question.child.id, fields, was }));
  };

  if (!data)
    return (
      <ManagePage page="organization">
        <Card aria-busy={!error}>
          {error ? (
            <LoadFailure
              title={text('organization-failed')}
              error={error}
              onRetry={() => dispatch(loadedCall.request())}
            />
          ) : (
            <Skeleton shape="block" height={264} />
          )}
        </Card>
      </ManagePage>
    );

  const objectiveRow = (objective: ObjectiveDefinition, at: number) => (
    <SettingRow
      key={objective.id}
      title={titleOf(objective)}
      onOpen={() => setOpened({ dialog: 'objective', objective })}
      description={descriptionOf(objective)}
      actions={
        <MenuButton
          label={text('action-of', { action: text('actions'), name: titleOf(objective) })}
          size="sm"
        >
          <MenuItem onSelect={() => setOpened({ dialog: 'objective', objective })}>
            {text('edit')}
          </MenuItem>
          {at > 0 ? (
            <MenuItem onSelect={() => shift(data.objectives, at, -1)}>{text('move-up')}</MenuItem>
          ) : null}
          {at < data.objectives.length - 1 ? (
            <MenuItem onSelect={() => shift(data.objectives, at, 1)}>{text('move-down')}</MenuItem>
          ) : null}
          <MenuSeparator />
          <MenuItem onSelect={() => setAsked({ kind: 'objective', objective })}>
            {text('delete')}
          </MenuItem>
        </MenuButton>
      }
    />
  );
  const childRow = (child: ChildOrganization, depth: number) => (
    <SettingRow
      key={child.id}
      style={indent(depth)}
      title={nameOf(child)}
      actions={
        <>
          {child.is_archived ? <Badge tone="neutral">{text('is-archived')}</Badge> : null}
          <MenuButton
            label={text('action-of', { action: text('actions'), name: nameOf(child) })}
            size="sm"
          >
            {child.is_archived ? (
              <MenuItem onSelect={() => restore(child)}>{text('restore-organization')}</MenuItem>
            ) : (
              <>
                <MenuItem onSelect={() => dispatch(organizationChosen(child.id))}>
                  {text('open-organization')}
                </MenuItem>
                <MenuItem onSelect={() => setOpened({ dialog: 'move', child })}>
                  {text('move-organization')}
                </MenuItem>
                <MenuSeparator />
                <MenuItem onSelect={() => setAsked({ kind: 'child', child })}>
                  {text('archive-organization')}
                </MenuItem>
              </>
            )}
          </MenuButton>
        </>
      }
    />
  );
  const isObjective = asked?.kind === 'objective';
  const name =
    asked?.kind === 'child' ? nameOf(asked.child) : asked ? titleOf(asked.objective) : '';
  const nodes = childNodes(data);
  return (
    <ManagePage page="organization">
      <Stack>
        <Card role="region" aria-labelledby="organization-settings">
          <Stack>
            <CardHead
              id="organization-settings"
              title={text('organization-settings')}
              description={text('organization-settings-help')}
              actions={
                <>
                  <Button
                    size="sm"
                    icon={<Icon icon={UploadIcon} size="sm" />}
                    onClick={() => setImporting(true)}
                  >
                    {text('import-data')}
                  </Button>
                  <Button
                    size="sm"
                    icon={<Icon icon={EditIcon} size="sm" />}
                    onClick={() => setOpened({ dialog: 'organization' })}
                  >
                    {text('edit-organization')}
                  </Button>
                </>
              }
            />
            <Facts>
              {wordsOf(data).map(({ id, label, value }) => (
                <Fragment key={id}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </Fragment>
              ))}
            </Facts>
          </Stack>
        </Card>
        <Card role="region" aria-labelledby="kept-objectives">
          <Stack>
            <CardHead
              id="kept-objectives"
              title={text('objectives')}
              description={text('objectives-help')}
              headingRef={objectivesHeading}
              actions={
                <>
                  {data.objectives.length > 1 ? (
                    <Button
                      size="sm"
                      icon={<Icon icon={ListNumberedIcon} size="sm" />}
                      onClick={() => setOpened({ dialog: 'order' })}
                    >
                      {text('order-objectives')}
                    </Button>
                  ) : null}
                  <Button
                    size="sm"
                    icon={<Icon icon={PlusIcon} size="sm" />}
                    onClick={() => setOpened({ dialog: 'objective', objective: null })}
                  >
                    {text('new-objective')}
                  </Button>
                </>
              }
            />
            {data.objectives.length === 0 ? (
              <EmptyState
                icon={FlagIcon}
                title={text('no-objectives')}
                description={text('no-objectives-description')}
              />
            ) : (
              <div>{data.objectives.map(objectiveRow)}</div>
            )}
          </Stack>
        </Card>
        <Card role="region" aria-labelledby="organizations-below">
          <Stack>
            <CardHead
              id="organizations-below"
              title={text('organizations-below')}
              description={text('organizations-below-help')}
              actions={
                <Button
                  size="sm"
                  icon={<Icon icon={PlusIcon} size="sm" />}
                  onClick={() => setOpened({ dialog: 'new-child' })}
                >
                  {text('new-child')}
                </Button>
              }
            />
            {nodes.length === 0 ? (
              <EmptyState
                icon={BuildingIcon}
                title={text('no-children')}
                description={text('no-children-description')}
              />
            ) : (
              <div>{nodes.map(({ child, depth }) => childRow(child, depth))}</div>
            )}
          </Stack>
        </Card>
      </Stack>
      {opened?.dialog === 'organization' ? (
        <OrganizationDialog organization={data} onClose={close} />
      ) : null}
      {opened?.dialog === 'objective' ? (
        <ObjectiveDialog
          objective={opened.objective}
          ordering={Math.max(0, ...data.objectives.map(({ ordering }) => ordering)) + 1}
          nameOf={titleOf}
          onClose={close}
        />
      ) : null}
      {opened?.dialog === 'order' ? (
        <OrderDialog
          title={text('objectives-order')}
          items={data.objectives}
          nameOf={titleOf}
          onSave={(ids, was) => dispatch(changeCall.request({ kind: 'order', ids, was }))}
          onClose={close}
        />
      ) : null}
      {opened?.dialog === 'new-child' ? (
        <ChildDialog organization={data} nameOf={nameOf} onClose={close} />
      ) : null}
      {readFlag(new URLSearchParams(search), IMPORT) ? (
        <ImportDialog organization={data.key} onClose={closeImport} />
      ) : null}
      {opened?.dialog === 'move' ? (
        <MoveDialog organization={data} child={opened.child} nameOf={nameOf} onClose={close} />
      ) : null}
      <DangerDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={text(isObjective ? 'term-delete-ask' : 'archive-organization-ask', { name })}
        message={text(isObjective ? 'objective-delete-help' : 'archive-organization-help')}
        confirmLabel={text(isObjective ? 'delete' : 'archive-organization')}
        pending={status === 'pending'}
        onConfirm={() => asked && confirm(asked)}
      />
    </ManagePage>
  );
};

export default OrganizationPage;
