import type { PageDefinition } from '@tavoite/model';
import { Button, Modal, ReorderableList } from '@tavoite/ui';
import { useState } from 'react';
import { useAppDispatch } from '../../core/hooks.js';
import { useLabels } from '../../i18n/labels.js';
import { useText } from '../../i18n/Texts.js';
import { orderCall } from './slice.js';

export interface OrderDialogProps {
  /** Pages of one place. */
  pages: readonly PageDefinition[];
  nameOf: (page: PageDefinition) => string;
  onClose: () => void;
}

/** The order of pages of one place: by dragging, by keyboard or by the buttons of each row. */
export const OrderDialog = ({ pages, nameOf, onClose }: OrderDialogProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const labels = useLabels();
  const [was] = useState(() => pages.map(({ id }) => id));
  const [ids, setIds] = useState(was);
  const items = ids.flatMap((id) => {
    const page = pages.find((each) => each.id === id);
    return page ? [{ id: String(id), title: nameOf(page) }] : [];
  });
  const save = () => {
    if (ids.join() !== was.join()) dispatch(orderCall.request({ ids, was }));
    onClose();
  };
  return (
    <Modal
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={text('pages-order')}
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
        onReorder={(order) => setIds(order.map(Number))}
        labels={labels.reorderableList}
      />
    </Modal>
  );
};
