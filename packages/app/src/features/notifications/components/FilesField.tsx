import type { NotificationFile } from '@tavoite/model';
import {
  ACCEPTED_FILES,
  FILE_TYPE_NAMES,
  MAX_FILE_MEGABYTES,
  MAX_FILES_PER_MESSAGE,
} from '@tavoite/model';
import {
  Banner,
  Button,
  FileInputs,
  FileList,
  FormField,
  type PickedFile,
  Toolbar,
} from '@tavoite/ui';
import { useEffect, useRef } from 'react';
import { heldFile } from '../../../core/heldFiles.js';
import { useLabels } from '../../../i18n/labels.js';
import type { Message } from '../../../i18n/message.js';
import { useText } from '../../../i18n/Texts.js';
import type { DraftFile } from '../drafts.js';
import type { Upload } from '../sending.js';

export interface FilesFieldProps {
  /** Files that the message has already. */
  existing: readonly NotificationFile[];
  onRemoveExisting: (id: number) => void;
  files: readonly DraftFile[];
  uploads: Readonly<Record<string, Upload>>;
  /** Why a file cannot be sent, by its id. */
  refusals: Readonly<Record<string, Message | null>>;
  onAdd: (files: File[]) => void;
  onRemove: (ids: readonly string[]) => void;
  errors: readonly string[];
  disabled: boolean;
}

/** Refused files that are named; of more their number is said. */
const NAMED_FILES = 3;

/** The files of a message: those it has, those to be added, and how far each of them is. */
export const FilesField = ({
  existing,
  onRemoveExisting,
  files,
  uploads,
  refusals,
  onAdd,
  onRemove,
  errors,
  disabled,
}: FilesFieldProps) => {
  const { text, messageText } = useText();
  const { fileInputs } = useLabels();
  const { formatSize } = fileInputs;
  const picked = files.map((file, index): PickedFile => {
    const upload = uploads[file.id];
    const reason = refusals[file.id] ?? upload?.reason ?? null;
    const isTwice = files
      .slice(0, index)
      .some(({ name, size }) => name === file.name && size === file.size);
    const shown: PickedFile = {
      id: file.id,
      // After a reload only its name is known.
      file: heldFile(file.id) ?? ({ name: file.name, size: file.size } as File),
    };
    if (upload?.state === 'in') return { ...shown, sent: true, note: text('file-in') };
    if (upload?.state === 'sending')
      return {
        ...shown,
        progress: file.size === 0 ? 0 : upload.sent / file.size,
        note: text('file-progress', {
          sent: formatSize(upload.sent),
          total: formatSize(file.size),
        }),
      };
    if (reason) return { ...shown, error: messageText(reason) };
    return isTwice ? { ...shown, note: text('file-twice') } : shown;
  });
  const bad = picked.filter(({ error }) => error !== undefined);
  const field = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const before = useRef(bad.length);
  useEffect(() => {
    // What has just been refused is seen, however many files there are.
    if (bad.length > before.current) summary.current?.scrollIntoView({ block: 'center' });
    before.current = bad.length;
  }, [bad.length]);
  const problem = bad.length > 0 && !disabled && (
    <Banner
      ref={summary}
      tone="danger"
      title={text('files-refused', {
        refused: bad.length,
        count: existing.length + files.length,
      })}
    >
      {bad.slice(0, NAMED_FILES).map(({ id, file, error }) => (
        <p key={id}>{text('file-refused-because', { name: file.name, reason: error ?? '' })}</p>
      ))}
      {bad.length > NAMED_FILES && (
        <p>{text('and-more-files', { count: bad.length - NAMED_FILES })}</p>
      )}
      <Toolbar>
        <Button
          size="sm"
          onClick={() => {
            onRemove(bad.map(({ id }) => id));
            // The button goes with what it is about.
            field.current?.querySelector<HTMLElement>('[data-count] button')?.focus();
          }}
        >
          {text('remove-refused', { count: bad.length })}
        </Button>
      </Toolbar>
    </Banner>
  );
  return (
    <FormField
      ref={field}
      label={text('files')}
      errors={errors}
      data-field="files"
      data-invalid={bad.length > 0 || errors.length > 0 || undefined}
    >
      {() => (
        <>
          <FileList
            files={existing.map(({ id, file_title, size }) => ({
              id,
              title: file_title,
              size: formatSize(size),
            }))}
            removeLabel={fileInputs.removeLabel}
            {...(disabled ? {} : { onRemove: ({ id }) => onRemoveExisting(Number(id)) })}
          />
          <FileInputs
            {...fileInputs}
            files={picked}
            onAdd={onAdd}
            onRemove={({ id }) => onRemove([id])}
            problem={problem}
            accept={ACCEPTED_FILES}
            disabled={disabled}
            dropLabel={text('drop-files')}
            hint={text('files-hint', {
              files: MAX_FILES_PER_MESSAGE,
              megabytes: MAX_FILE_MEGABYTES,
              types: FILE_TYPE_NAMES,
            })}
          />
        </>
      )}
    </FormField>
  );
};
