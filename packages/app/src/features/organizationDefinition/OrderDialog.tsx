import type { ObjectiveDefinition } from '@tavoite/model';
import { Button, Modal, ReorderableList } from '@tavoite/ui';
import { useState } from 'react';
import { useAppDispatch } from '../../core/hooks.js';
import { useLabels } from '../../i18n/labels.js';
import { useText } from '../../i18n/Texts.js';
import { changeCall } from './slice.js';

export interface OrderDialogProps {
  objectives: readonly ObjectiveDefinition[];
  nameOf: (objective: ObjectiveDefinition) => string;
  onClose: () => void;
}

/** The order of the objectives: by dragging, by keyboard or by the buttons of each row. */
export const OrderDialog = ({ objectives, nameOf, onClose }: OrderDialogProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const labels = useLabels();
  const [before] = useState(() => objectives.map(({ id }) => id));
  const [order, setOrder] = useState(before);
  const items = order.flatMap((id) => {
    const objective = objectives.find((one) => one.id === id);
    return objective ? [{ id: String(id), title: nameOf(objective) }] : [];
  });
  const save = () => {
    if (order.join() !== before.join())
      dispatch(changeCall.request({ kind: 'order', ids: order, was: before }));
    onClose();
  };
  return (
    <Modal
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={text('objectives-order')}
      closeLabel={text('close')}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{text('cancel')}</Button>
          <Button variant="primary" onClick={save}>
            {text('save')}
          </Button>
        </>
      }
    >
      <ReorderableList
        items={items}
        onReorder={(ids) => setOrder(ids.map(Number))}
        labels={labels.reorderableList}
      />
    </Modal>
  );
};
