import { Button, Modal, ReorderableList } from '@tavoite/ui';
import { useState } from 'react';
import { SaveButton } from '../../core/page/SaveButton.js';
import { useLabels } from '../../i18n/labels.js';
import { useText } from '../../i18n/Texts.js';

export interface OrderDialogProps<Item extends { readonly id: number }> {
  title: string;
  /** In their present order. */
  items: readonly Item[];
  nameOf: (item: Item) => string;
  /** Called only if the order has changed, with the ids as they are to be and as they were. */
  onSave: (ids: number[], was: number[]) => void;
  onClose: () => void;
}

/** The order of a few things: by dragging, by keyboard or by the buttons of each row. */
export const OrderDialog = <Item extends { readonly id: number }>({
  title,
  items,
  nameOf,
  onSave,
  onClose,
}: OrderDialogProps<Item>) => {
  const { text } = useText();
  const labels = useLabels();
  const [was] = useState(() => items.map(({ id }) => id));
  const [ids, setIds] = useState(was);
  const rows = ids.flatMap((id) => {
    const item = items.find((each) => each.id === id);
    return item ? [{ id: String(id), title: nameOf(item) }] : [];
  });
  const save = () => {
    onSave(ids, was);
    onClose();
  };
  return (
    <Modal
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      closeLabel={text('close')}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{text('cancel')}</Button>
          <SaveButton type="button" unchanged={ids.join() === was.join()} onClick={save} />
        </>
      }
    >
      <ReorderableList
        items={rows}
        onReorder={(order) => setIds(order.map(Number))}
        labels={labels.reorderableList}
      />
    </Modal>
  );
};
