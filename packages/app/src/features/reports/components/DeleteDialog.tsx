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
  const reports = useReportsSelector((state) => state.reports.list) ?? [];
  const title = asked?.title ?? '';
  const item = asked?.request.kind === 'item' ? asked.request.item : null;
  const uses = item
    ? reports.filter((report) => orderOf(report).some((other) => isSameItem(other, item))).length
    : 0;
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
          ? text('delete-report-item-question', { title, count: uses })
          : text('delete-report-question', { title })
      }
      confirmLabel={text('yes-delete')}
      cancelLabel={text('no-keep')}
      pending={isDeleting}
      onConfirm={confirm}
    />
  );
};
