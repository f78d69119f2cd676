import type { ChildOrganization, ObjectiveDefinition } from '@tavoite/model';
import { Button, Card, Icon, Skeleton, Stack } from '@tavoite/ui';
import { EditIcon, UploadIcon } from '@tavoite/ui/icons';
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
import { OrderDialog } from '../orderDialog/index.js';
import { ChildDialog, MoveDialog } from './ChildDialog.js';
import { ChildrenCard } from './ChildrenCard.js';
import { Facts } from './Facts.js';
import { ImportDialog } from './ImportDialog.js';
import { ObjectiveDialog } from './ObjectiveDialog.js';
import { ObjectivesCard } from './ObjectivesCard.js';
import { OrganizationDialog } from './OrganizationDialog.js';
import { changeCall, childFieldsOf, loadedCall, organizationScreen } from './slice.js';
import { useOrganizationSelector } from './state.js';
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

  const isObjective = asked?.kind === 'objective';
  const name =
    asked?.kind === 'child' ? nameOf(asked.child) : asked ? titleOf(asked.objective) : '';
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
        <ObjectivesCard
          objectives={data.objectives}
          titleOf={titleOf}
          headingRef={objectivesHeading}
          onOpen={(objective) => setOpened({ dialog: 'objective', objective })}
          onOrder={() => setOpened({ dialog: 'order' })}
          onShift={(at, step) => shift(data.objectives, at, step)}
          onDelete={(objective) => setAsked({ kind: 'objective', objective })}
        />
        <ChildrenCard
          organization={data}
          nameOf={nameOf}
          onAdd={() => setOpened({ dialog: 'new-child' })}
          onMove={(child) => setOpened({ dialog: 'move', child })}
          onArchive={(child) => setAsked({ kind: 'child', child })}
          onRestore={restore}
        />
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
