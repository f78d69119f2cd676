import { Breadcrumbs, Modal, Stack } from '@tavoite/ui';
import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../../core/hooks.js';
import { LoadFailure } from '../../../core/page/LoadFailure.js';
import { useText } from '../../../i18n/Texts.js';
import { TARGET_FIGURES } from '../labels.js';
import { originOf, type Step, traceClosed, traceRetried, trailShown } from '../slice.js';
import { useTrailHistory } from '../useTrailHistory.js';
import { ChangeLevel } from './ChangeLevel.js';
import { TraceLevel } from './TraceLevel.js';

/** Moves the focus to the title of a level reached from another one. */
function useFocusOnLevel(step: Step | undefined) {
  const content = useRef<HTMLDivElement>(null);
  const last = useRef<number | undefined>(undefined);
  const id = step?.id;
  const failed = step?.status === 'rejected';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry draws the level again
  useEffect(() => {
    const isFirst = last.current === undefined;
    last.current = id;
    const title = content.current?.querySelector('h3');
    if (id === undefined || isFirst || !title) return;
    title.tabIndex = -1;
    title.focus();
  }, [id, failed]);
  return content;
}

/** The levels of a question about a figure, one at a time, with the way back. */
const TraceDialog = () => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const trail = useAppSelector((state) => state.trace.trail);
  const step = trail.at(-1);
  const content = useFocusOnLevel(step);
  useTrailHistory(trail);

  const titleOf = (each: Step) => {
    // The trail begins with the target itself.
    if ('figure' in each && each.from !== undefined) return text(TARGET_FIGURES[each.figure]);
    const known = each.title ?? text('loading');
    return each.view === 'change' ? text('change-of', { title: known }) : known;
  };
  const origin = originOf(trail);
  const below = origin === null ? 0 : 1;
  const steps = [
    ...(origin === null ? [] : [{ id: 'below', title: origin }]),
    ...trail.map((each) => ({ id: String(each.id), title: titleOf(each) })),
  ];
  return (
    <Modal
      covers
      open={step !== undefined}
      onOpenChange={(open) => {
        if (!open) dispatch(traceClosed());
      }}
      title={text(step?.view === 'change' ? 'why-did-it-change' : 'trace-figure')}
      closeLabel={text('close')}
      size={step?.view === 'change' ? 'wide' : 'md'}
      align="top"
    >
      <Stack ref={content}>
        {steps.length > 1 ? (
          <Breadcrumbs
            label={text('way-to-figure')}
            steps={steps}
            onStepChosen={(index) =>
              dispatch(
                index < below ? traceClosed() : trailShown(trail.slice(0, index - below + 1)),
              )
            }
          />
        ) : null}
        {step?.error ? (
          <LoadFailure
            title={text('figure-failed')}
            error={step.error}
            onRetry={() => dispatch(traceRetried())}
          />
        ) : step?.view === 'trace' ? (
          <TraceLevel key={step.id} step={step} />
        ) : step?.view === 'change' ? (
          <ChangeLevel key={step.id} step={step} />
        ) : null}
      </Stack>
    </Modal>
  );
};

export default TraceDialog;
