import { ConfirmDialog } from '@tavoite/ui';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { isSameItem, orderOf } from '../items.js';
import { useReportsSelector } from '../state.js';
import type { useDeletion } from '../useDeletion.js';

/** Asks before a report, graph or data map is deleted, and says what goes with it. */
export const DeleteDialog = ({
  asked,
  isDeleting,
  confirm,
  close,
}: ReturnType<typeof useDeletion>) => {
  const { text } = useText();
  const { modal } = useLabels();
  const { status, data } = useReportsSelector((state) => state.reports.uses);
  const title = asked?.title ?? '';
  const item = asked?.request.kind === 'item' ? asked.request.item : null;
  // Until it is known, or when it could not be read, what goes with it is said without a number.
  const uses =
    item && status === 'fulfilled'
      ? (data ?? []).filter((report) => orderOf(report).some((other) => isSameItem(other, item)))
          .length
      : null;
  return (
    <ConfirmDialog
      {...modal}
      open={asked !== null}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      tone="danger"
      title={text(item ? 'delete-report-item' : 'delete-report')}
      message={
        item
          ? `${text('delete-report-item-question', { title })} ${
              uses === null ? text('drops-out-of-all') : text('drops-out-of', { count: uses })
            }`
          : text('delete-report-question', { title })
      }
      confirmLabel={text('yes-delete')}
      cancelLabel={text('no-keep')}
      pending={isDeleting}
      onConfirm={confirm}
    />
  );
};
