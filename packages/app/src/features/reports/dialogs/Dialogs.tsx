import { Button, Modal, Spinner } from '@tavoite/ui';
import { useEffect } from 'react';
import { useAppDispatch } from '../../../core/hooks.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import type { OpenDialog } from '../address.js';
import { isSameItem, keyOfItem } from '../items.js';
import { lookUpCall } from '../slice.js';
import { useReportsSelector } from '../state.js';
import { ContentDialog } from './ContentDialog.js';
import type { DialogProps } from './dialogProps.js';
import { GraphsDialog } from './GraphsDialog.js';
import { ReportDialog } from './ReportDialog.js';
import { ScheduleDialog } from './ScheduleDialog.js';
import { SendDialog } from './SendDialog.js';

/** While what it is about is loaded, or when that is not there any more. */
const WaitingDialog = ({ loading, onClose }: DialogProps & { loading: boolean }) => {
  const { text } = useText();
  const { modal } = useLabels();
  return (
    <Modal
      {...modal}
      open
      size="sm"
      onOpenChange={onClose}
      title={text('reports')}
      footer={<Button onClick={onClose}>{text('close')}</Button>}
    >
      {loading ? <Spinner label={text('loading-reports')} /> : <p>{text('report-not-found')}</p>}
    </Modal>
  );
};

/** A link may lead to a report of other months than those that are chosen. */
const MissingReport = ({ id, onClose }: DialogProps & { id: number }) => {
  const dispatch = useAppDispatch();
  const lookUp = useReportsSelector((state) => state.reports.lookUps[id]);
  useEffect(() => {
    dispatch(lookUpCall.request(id));
  }, [dispatch, id]);
  return <WaitingDialog loading={lookUp?.status !== 'rejected'} onClose={onClose} />;
};

/** The dialog that the address names. */
const Dialogs = ({ dialog, onClose }: DialogProps & { dialog: OpenDialog }) => {
  const { page, list, itemsPage, items } = useReportsSelector((state) => state.reports);
  if (dialog.kind === 'graphs') return <GraphsDialog onClose={onClose} />;
  const loadingItems = items === null && itemsPage.status !== 'rejected';
  if (dialog.kind === 'content') {
    const item = items?.find((other) => isSameItem(other, dialog.item));
    if (!item) return <WaitingDialog loading={loadingItems} onClose={onClose} />;
    return <ContentDialog key={keyOfItem(item)} item={item} onClose={onClose} />;
  }
  if (dialog.kind === 'report' && dialog.id === null) {
    if (loadingItems) return <WaitingDialog loading onClose={onClose} />;
    return <ReportDialog key="new" report={null} onClose={onClose} />;
  }
  const report = list?.find(({ id }) => id === dialog.id);
  if (!report && list !== null && dialog.id !== null)
    return <MissingReport key={dialog.id} id={dialog.id} onClose={onClose} />;
  if (!report || (dialog.kind === 'report' && loadingItems)) {
    const loading = loadingItems || (list === null && page.status !== 'rejected');
    return <WaitingDialog loading={loading} onClose={onClose} />;
  }
  switch (dialog.kind) {
    case 'report':
      return <ReportDialog key={report.id} report={report} onClose={onClose} />;
    case 'send':
      return <SendDialog key={report.id} report={report} onClose={onClose} />;
    case 'schedule':
      return <ScheduleDialog key={report.id} report={report} onClose={onClose} />;
  }
};

export default Dialogs;
