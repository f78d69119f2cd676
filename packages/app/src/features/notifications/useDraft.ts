import { useCallback, useEffect, useRef, useState } from 'react';
import { holdFile, releaseFiles } from '../../core/heldFiles.js';
import { useAppDispatch } from '../../core/hooks.js';
import type { Draft, DraftFields, DraftFile } from './drafts.js';
import { draftChanged, type OpenDialog } from './slice.js';
import { useNotificationsSelector } from './state.js';

/** What is typed in the dialog: kept by the browser with every change, until it is sent or discarded. */
export function useDraft({ slot, draft: first, restored }: OpenDialog) {
  const dispatch = useAppDispatch();
  const messageId = useNotificationsSelector(
    ({ notifications }) => notifications.sending.messageId,
  );
  const [fields, setFields] = useState(first.fields);
  const [files, setFiles] = useState(first.files);
  const [removed, setRemoved] = useState(first.removed);
  const [isDirty, setDirty] = useState(restored);
  const draft: Draft = {
    ...first,
    fields,
    files,
    removed,
    messageId: messageId ?? first.messageId,
    created: slot === 'new' && (messageId ?? first.messageId) !== null,
  };

  // Written after what was typed has been drawn.
  const latest = useRef(draft);
  latest.current = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept when it changes, not when it opens
  useEffect(() => {
    if (isDirty) dispatch(draftChanged(slot, { ...latest.current, changed: Date.now() }));
  }, [fields, files, removed, isDirty]);

  const change = useCallback((changed: Partial<DraftFields>) => {
    setDirty(true);
    setFields((before) => ({ ...before, ...changed }));
  }, []);
  return {
    draft,
    isDirty,
    change,
    addFiles: useCallback((added: readonly File[]) => {
      setDirty(true);
      const next = added.map(
        (file): DraftFile => ({
          id: holdFile(file),
          name: file.name,
          size: file.size,
        }),
      );
      setFiles((before) => [...before, ...next]);
    }, []),
    removeFiles: useCallback((ids: readonly string[]) => {
      setDirty(true);
      releaseFiles(ids);
      setFiles((before) => before.filter(({ id }) => !ids.includes(id)));
    }, []),
    removeExisting: useCallback((id: number) => {
      setDirty(true);
      setRemoved((before) => [...before, id]);
    }, []),
  };
}
