import { type ImportAnswer, type ImportFault, type ImportKind, sampleFolder } from '@tavoite/model';
import {
  Banner,
  Button,
  FileInputs,
  Modal,
  type PickedFile,
  SettingRow,
  Spinner,
  Stack,
} from '@tavoite/ui';
import { useEffect, useState } from 'react';
import { holdFile, releaseFiles } from '../../core/heldFiles.js';
import { useAppDispatch } from '../../core/hooks.js';
import { ReasonField } from '../../core/page/ReasonField.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import { useLabels } from '../../i18n/labels.js';
import type { MessageKey } from '../../i18n/message.js';
import { useText } from '../../i18n/Texts.js';
import { saveFile } from '../downloads/index.js';
import { checkImportCall, importCall } from './slice.js';
import { useOrganizationSelector } from './state.js';
import { zipped } from './zipped.js';

const ACCEPTED = '.zip,.csv';

const NAMES: Readonly<Record<ImportKind, MessageKey>> = {
  settings: 'organization-settings',
  objectives: 'objectives',
  color_pairs: 'import-color-pairs',
  terms: 'terms',
  target_groups: 'import-target-groups',
  targets: 'targets',
  mappings: 'pages',
};

/** What an import would write. */
const Preview = ({ answer }: { answer: ImportAnswer }) => {
  const { text } = useText();
  const { written, figures } = answer;
  if (written.length === 0 && figures.changed === 0)
    return <Banner tone="info">{text('import-nothing')}</Banner>;
  return (
    <section aria-label={text('import-preview')}>
      {written.map(({ kind, created, updated }) => (
        <SettingRow
          key={kind}
          title={text(NAMES[kind])}
          description={text('import-row', { created, updated })}
        />
      ))}
      {figures.changed + figures.unchanged > 0 ? (
        <SettingRow
          title={text('monthly-figures')}
          description={text('import-figures', { ...figures })}
        />
      ) : null}
    </section>
  );
};

/** What is wrong with the files, each with its place. */
const Faults = ({ faults, label }: { faults: readonly ImportFault[]; label: string }) => {
  const { text } = useText();
  const placeOf = ({ file, line, column }: ImportFault) => {
    if (line === null) return column ? `${file}, ${column.name}` : file;
    const place = text('import-line', { file, line });
    return column ? `${place}, ${column.name}` : place;
  };
  return (
    <ul aria-label={label} style={{ paddingInlineStart: '1.25em' }}>
      {faults.map((fault) => {
        const sentence = `${placeOf(fault)}: ${fault.message}`;
        return <li key={sentence}>{sentence}</li>;
      })}
    </ul>
  );
};

export interface ImportDialogProps {
  /** Key of the organisation, which the rows of its files name. */
  organization: string;
  onClose: () => void;
}

/** Takes files of the import folder: what they would change is looked at before anything is written. */
export const ImportDialog = ({ organization, onClose }: ImportDialogProps) => {
  const dispatch = useAppDispatch();
  const { text, messageText } = useText();
  const { modal, fileInputs } = useLabels();
  const check = useOrganizationSelector((state) => state.organizationDefinition.checkImport);
  const written = useOrganizationSelector((state) => state.organizationDefinition.import);
  const [picked, setPicked] = useState<readonly PickedFile[]>([]);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const isWriting = written.status === 'pending';
  const isBusy = isWriting || check.status === 'pending';
  const answer = check.status === 'fulfilled' ? check.data : null;
  const canImport =
    answer?.error_count === 0 && (answer.written.length > 0 || answer.figures.changed > 0);
  const error = written.error ?? check.error;

  useEffect(
    // Else the next dialog would open with what came of this one.
    () => () => {
      dispatch(checkImportCall.reset());
      dispatch(importCall.reset());
    },
    [dispatch],
  );
  useEffect(() => {
    if (written.status === 'fulfilled') onClose();
  }, [written.status, onClose]);

  const pick = (files: readonly PickedFile[]) => {
    setPicked(files);
    dispatch(importCall.reset());
    if (files.length === 0) dispatch(checkImportCall.reset());
    else dispatch(checkImportCall.request(files.map(({ id }) => id)));
  };
  const write = () => {
    const given = reason.trim();
    const lacksReason = answer?.needs_reason === true && given === '';
    setMissing(lacksReason);
    if (!lacksReason)
      dispatch(importCall.request({ files: picked.map(({ id }) => id), reason: given }));
  };

  return (
    <Modal
      {...modal}
      open
      size="md"
      align="top"
      locked={isWriting}
      onOpenChange={onClose}
      title={text('import-data')}
      description={text('import-help')}
      footer={
        <>
          <Button disabled={isWriting} onClick={onClose}>
            {text('cancel')}
          </Button>
          <Button
            variant="primary"
            loading={isWriting}
            loadingLabel={text('loading')}
            disabled={!canImport}
            onClick={write}
          >
            {text('import-now')}
          </Button>
        </>
      }
    >
      <Stack>
        <FileInputs
          {...fileInputs}
          files={picked}
          accept={ACCEPTED}
          disabled={isBusy}
          addLabel={text('choose-files')}
          dropLabel={text('drop-files')}
          hint={text('import-kinds')}
          onAdd={(files) =>
            pick([...picked, ...files.map((file) => ({ id: holdFile(file), file }))])
          }
          onRemove={(removed) => {
            releaseFiles([removed.id]);
            pick(picked.filter(({ id }) => id !== removed.id));
          }}
        />
        <div>
          <Button
            size="sm"
            onClick={() =>
              saveFile(zipped(sampleFolder(organization)), `${text('import-sample-file')}.zip`)
            }
          >
            {text('import-sample')}
          </Button>
        </div>
        {check.status === 'pending' ? <Spinner label={text('import-checking')} /> : null}
        {error ? <Banner tone="danger">{messageText(failureMessage(error))}</Banner> : null}
        {answer && answer.error_count > 0 ? (
          <Banner tone="danger">{text('import-errors', { count: answer.error_count })}</Banner>
        ) : null}
        {answer && answer.error_count === 0 ? <Preview answer={answer} /> : null}
        {answer && answer.warning_count > 0 ? (
          <Banner tone="warning">{text('import-warnings', { count: answer.warning_count })}</Banner>
        ) : null}
        {answer && answer.faults.length > 0 ? (
          <Faults faults={answer.faults} label={text('problems')} />
        ) : null}
        {answer?.needs_reason ? (
          <ReasonField reason={reason} onChange={setReason} isMissing={missing} />
        ) : null}
      </Stack>
    </Modal>
  );
};
