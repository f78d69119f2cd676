import type { Roadmap } from '@tavoite/model';
import { Button, Modal, ReorderableList } from '@tavoite/ui';
import { useState } from 'react';
import { useAppDispatch } from '../../../core/hooks.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { roadmapWriteCall } from '../slice.js';

export interface OrderDialogProps {
  roadmaps: readonly Roadmap[];
  onClose: () => void;
}

/** The order of the tabs: by dragging, by keyboard or by the buttons of each row. */
export const OrderDialog = ({ roadmaps, onClose }: OrderDialogProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const labels = useLabels();
  const [before] = useState(() => roadmaps.map(({ id }) => id));
  const [order, setOrder] = useState(before);
  const items = order.flatMap((id) => {
    const roadmap = roadmaps.find((one) => one.id === id);
    return roadmap ? [{ id: String(id), title: roadmap.title }] : [];
  });
  const save = () => {
    if (order.join() !== before.join()) {
      dispatch(roadmapWriteCall.request({ kind: 'order', roadmaps: order, based_on: before }));
    }
    onClose();
  };
  return (
    <Modal
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={text('order-roadmaps')}
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
