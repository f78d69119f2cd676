import type { Roadmap } from '@tavoite/model';
import { useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../../core/hooks.js';
import { FormDialog } from '../../../core/page/FormDialog.js';
import { useText } from '../../../i18n/Texts.js';
import { useDraft } from '../../drafts/index.js';
import { roadmapWriteCall } from '../slice.js';
import { useRoadmapSelector } from '../state.js';
import { TitleField } from './TitleField.js';
import { titleProblem } from './titleProblem.js';

export interface RoadmapFormProps {
  /** null for a new one. */
  roadmap: Roadmap | null;
  onDelete: (roadmap: Roadmap) => void;
  /** With the id of the roadmap that was saved; null when nothing was. */
  onClose: (saved: number | null) => void;
}

/** The title of a roadmap. */
export const RoadmapForm = ({ roadmap, onDelete, onClose }: RoadmapFormProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const name = `roadmap/roadmap/${roadmap?.id ?? 'new'}`;
  const began = { title: roadmap?.title ?? '' };
  const { values, isChanged, change, forget, isKept } = useDraft(name, began);
  const [isTried, setTried] = useState(false);
  const [isSent, setSent] = useState(false);
  const { status, data, error } = useRoadmapSelector((state) => state.roadmap.write);
  const close = (saved: number | null) => {
    forget();
    onClose(saved);
  };
  const finish = useRef(close);
  finish.current = close;
  const isDone = isSent && status === 'fulfilled';
  useEffect(() => {
    if (isDone) finish.current(data?.roadmap ?? null);
  }, [isDone, data]);

  const wrongTitle = titleProblem(values.title);
  const submit = () => {
    setTried(true);
    if (wrongTitle) return;
    const title = values.title.trim();
    if (roadmap && title === roadmap.title) {
      close(null);
      return;
    }
    setSent(true);
    dispatch(
      roadmapWriteCall.request(
        roadmap
          ? { kind: 'rename', id: roadmap.id, title, version: roadmap.version }
          : { kind: 'create', title },
      ),
    );
  };
  const own = isSent ? error : null;
  return (
    <FormDialog
      title={text(roadmap ? 'edit-roadmap' : 'add-roadmap')}
      isKept={isKept}
      isPending={isSent && status === 'pending'}
      unchanged={roadmap !== null && !isChanged}
      error={own}
      fields={['title']}
      onSubmit={submit}
      onClose={() => close(null)}
      onDelete={roadmap ? () => onDelete(roadmap) : undefined}
    >
      <TitleField
        title={values.title}
        onChange={(title) => change({ title })}
        isTried={isTried}
        error={own}
      />
    </FormDialog>
  );
};
