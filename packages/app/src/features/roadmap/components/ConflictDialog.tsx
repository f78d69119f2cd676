import { Button, Modal, Stack } from '@tavoite/ui';
import { useAppDispatch, useAppSelector } from '../../../core/hooks.js';
import { useText } from '../../../i18n/Texts.js';
import { differencesOf } from '../differences.js';
import { basedOnNewest } from '../editing/settle.js';
import { type Conflict, commandIssued, conflictClosed } from '../plans.js';
import { selectRoadmaps } from '../selectors.js';
import { useRoadmapSelector } from '../state.js';

export interface ConflictDialogProps {
  roadmap: number;
  conflict: Conflict;
}

/** Two people have changed the same: says what, and lets the one who came later choose. */
export const ConflictDialog = ({ roadmap, conflict }: ConflictDialogProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const roadmaps = useRoadmapSelector(selectRoadmaps);
  const locale = useAppSelector((state) => state.preferences.language);
  const { server, command } = conflict;
  const differences = differencesOf(server, command, { text, locale }, roadmaps);
  const close = () => dispatch(conflictClosed(roadmap));
  return (
    <Modal
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      role="alertdialog"
      title={text('conflict-title')}
      description={text('conflict-description')}
      closeLabel={text('close')}
      footer={
        <>
          <Button onClick={close}>{text('keep-theirs')}</Button>
          <Button
            variant="primary"
            onClick={() => {
              close();
              dispatch(commandIssued({ roadmap, command: basedOnNewest(command, server) }));
            }}
          >
            {text('use-mine')}
          </Button>
        </>
      }
    >
      <Stack>
        {differences.map(({ title, field, theirs, mine }) => (
          <div key={`${title} ${field}`}>
            <p>
              <strong>{text('conflict-of', { title, field })}</strong>
            </p>
            <p>{text('conflict-theirs', { value: theirs })}</p>
            <p>{text('conflict-mine', { value: mine })}</p>
          </div>
        ))}
      </Stack>
    </Modal>
  );
};
