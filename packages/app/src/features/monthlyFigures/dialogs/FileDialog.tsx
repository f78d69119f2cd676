import type { FigureSheet } from '@tavoite/model';
import { Banner, Button, FileInputs, Modal, Spinner, Stack } from '@tavoite/ui';
import { useCallback, useEffect, useState } from 'react';
import { useAppDispatch } from '../../../core/hooks.js';
import { failureMessage } from '../../../i18n/failureMessages.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { saveFile } from '../../downloads/index.js';
import { sheetFile, toCsv } from '../figureFile.js';
import type { PendingFigure } from '../pending.js';
import { fileCall } from '../slice.js';
import { useFiguresSelector } from '../state.js';

const ACCEPTED = '.csv,.txt,.xlsx';
const EXAMPLE = 'figures.csv';

export interface FileDialogProps {
  /** What is on screen, as an example of a file. */
  sheet: FigureSheet;
  /** A file that was dropped on the page: it is read at once. */
  dropped: File | null;
  /** Called with what a file would change, once it has been read. */
  onRead: (figures: readonly PendingFigure[]) => void;
  onClose: () => void;
}

/** Takes figures from a file: what it would change is looked at before anything is saved. */
export const FileDialog = ({ sheet, dropped, onRead, onClose }: FileDialogProps) => {
  const dispatch = useAppDispatch();
  const { text, messageText } = useText();
  const { modal, fileInputs } = useLabels();
  const { status, data, error } = useFiguresSelector((state) => state.monthlyFigures.file);
  const [unreadable, setUnreadable] = useState(false);
  const isReading = status === 'pending';
  const hasProblems = data !== null && data.problem_count > 0;
  const isDone = data !== null && !hasProblems && data.cells.length > 0;

  useEffect(() => {
    dispatch(fileCall.reset());
    return () => {
      dispatch(fileCall.reset());
    };
  }, [dispatch]);
  useEffect(() => {
    if (isDone) onRead(data.cells);
  }, [isDone, data, onRead]);

  const take = useCallback(
    async (file: File) => {
      dispatch(fileCall.reset());
      setUnreadable(false);
      try {
        dispatch(fileCall.request({ name: file.name, csv: await toCsv(file) }));
      } catch {
        setUnreadable(true);
      }
    },
    [dispatch],
  );
  useEffect(() => {
    if (dropped) void take(dropped);
  }, [dropped, take]);

  return (
    <Modal
      {...modal}
      open
      size="md"
      align="top"
      locked={isReading}
      onOpenChange={onClose}
      title={text('figures-from-file')}
      description={text('figures-from-file-help')}
      footer={
        <Button disabled={isReading} onClick={onClose}>
          {text('close')}
        </Button>
      }
    >
      <Stack>
        <FileInputs
          {...fileInputs}
          files={[]}
          accept={ACCEPTED}
          disabled={isReading}
          addLabel={text('choose-file')}
          dropLabel={text('drop-file')}
          hint={text('figures-file-kinds')}
          onAdd={([file]) => {
            if (file) void take(file);
          }}
          onRemove={() => undefined}
        />
        <div>
          <Button variant="quiet" onClick={() => saveFile(sheetFile(sheet), EXAMPLE)}>
            {text('figures-file-example')}
          </Button>
        </div>
        {isReading ? <Spinner label={text('reading-file')} /> : null}
        {unreadable ? <Banner tone="danger">{text('unreadable-workbook')}</Banner> : null}
        {error ? <Banner tone="danger">{messageText(failureMessage(error))}</Banner> : null}
        {hasProblems ? (
          <>
            <Banner tone="danger">
              {text('figures-file-problems', { count: data.problem_count })}
            </Banner>
            <ul aria-label={text('problems')} style={{ paddingInlineStart: '1.25em' }}>
              {data.problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </>
        ) : null}
        {data && !hasProblems && data.cells.length === 0 ? (
          <Banner tone="info">{text('figures-file-same', { count: data.unchanged })}</Banner>
        ) : null}
      </Stack>
    </Modal>
  );
};
