import type { Report, ReportSchedule } from '@tavoite/model';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  ErrorState,
  Modal,
  Spinner,
  Stack,
  Switch,
  Toolbar,
} from '@tavoite/ui';
import { ClockIcon } from '@tavoite/ui/icons';
import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../../core/hooks.js';
import { useMoments } from '../../../core/useMoments.js';
import { failureMessage } from '../../../i18n/failureMessages.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { membersCall, scheduleDeleted, schedulePaused, schedulesCall } from '../slice.js';
import { useReportsSelector } from '../state.js';
import { recipientsText, rhythmText } from '../words.js';
import type { DialogProps } from './dialogProps.js';
import { Hint } from './Hint.js';
import { Runs } from './Runs.js';
import { ScheduleForm } from './ScheduleForm.js';

interface EntryProps {
  schedule: ReportSchedule;
  onEdit: () => void;
}

/** A schedule with its next run and its past ones. */
const Entry = ({ schedule, onEdit }: EntryProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const written = useMoments();
  const [confirming, setConfirming] = useState(false);
  const members = useReportsSelector((state) => state.reports.members.data);
  const { hour, paused, next_run, last_run } = schedule;
  const rhythm = rhythmText(schedule, text);
  return (
    <Card padding="sm">
      <Stack>
        <div>
          <strong>{text('schedule-when', { rhythm, hour: String(hour).padStart(2, '0') })}</strong>{' '}
          {paused && <Badge>{text('schedule-paused')}</Badge>}{' '}
          {last_run?.state === 'failed' && <Badge tone="danger">{text('last-run-failed')}</Badge>}
          <Hint>
            {recipientsText(schedule, members, text)}
            {next_run ? ` · ${text('next-run', { moment: written(next_run) })}` : ''}
          </Hint>
          {paused && <Hint>{text('schedule-paused-description')}</Hint>}
        </div>
        <Toolbar align="between">
          <Switch
            label={text('schedule-active')}
            checked={!paused}
            onValueChange={(on) => dispatch(schedulePaused(schedule, !on))}
          />
          <Toolbar>
            {confirming ? (
              <>
                <Button
                  size="sm"
                  variant="danger"
                  onClick={() => dispatch(scheduleDeleted(schedule))}
                >
                  {text('yes-delete')}
                </Button>
                <Button size="sm" onClick={() => setConfirming(false)}>
                  {text('no-keep')}
                </Button>
              </>
            ) : (
              <>
                <Button size="sm" onClick={onEdit}>
                  {text('edit')}
                </Button>
                <Button size="sm" variant="quiet" onClick={() => setConfirming(true)}>
                  {text('delete')}
                </Button>
              </>
            )}
          </Toolbar>
        </Toolbar>
        <Runs schedule={schedule.id} />
      </Stack>
    </Card>
  );
};

/** When a report goes out by itself. */
export const ScheduleDialog = ({ report, onClose }: DialogProps & { report: Report }) => {
  const dispatch = useAppDispatch();
  const { text, messageText } = useText();
  const { modal } = useLabels();
  const schedules = useReportsSelector((state) => state.reports.schedules[report.id]);
  const [edited, setEdited] = useState<ReportSchedule | 'new' | null>(null);
  const [footer, setFooter] = useState<Element | null>(null);
  useEffect(() => {
    dispatch(schedulesCall.request(report.id));
    dispatch(membersCall.request());
  }, [dispatch, report.id]);
  const content = () => {
    if (edited)
      return (
        <ScheduleForm
          key={edited === 'new' ? edited : edited.id}
          report={report.id}
          title={report.title}
          schedule={edited === 'new' ? null : edited}
          footer={footer}
          onDone={() => setEdited(null)}
        />
      );
    if (schedules?.error)
      return (
        <ErrorState
          title={messageText(failureMessage(schedules.error))}
          retryLabel={text('retry')}
          onRetry={() => dispatch(schedulesCall.request(report.id))}
        />
      );
    if (!schedules?.data) return <Spinner label={text('loading-reports')} />;
    if (schedules.data.length === 0)
      return (
        <EmptyState
          icon={ClockIcon}
          title={text('report-not-scheduled')}
          description={text('no-schedules')}
          action={
            <Button variant="primary" onClick={() => setEdited('new')}>
              {text('add-schedule')}
            </Button>
          }
        />
      );
    return (
      <Stack>
        {schedules.data.map((schedule) => (
          <Entry key={schedule.id} schedule={schedule} onEdit={() => setEdited(schedule)} />
        ))}
        <Toolbar>
          <Button onClick={() => setEdited('new')}>{text('add-schedule')}</Button>
        </Toolbar>
      </Stack>
    );
  };
  return (
    <Modal
      {...modal}
      open
      align="top"
      size="wide"
      onOpenChange={onClose}
      title={text('schedule-report')}
      description={report.title}
      footer={
        edited ? (
          <div ref={setFooter} style={{ display: 'contents' }} />
        ) : (
          <Button onClick={onClose}>{text('close')}</Button>
        )
      }
    >
      {content()}
    </Modal>
  );
};
