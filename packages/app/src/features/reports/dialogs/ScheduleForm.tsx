import type { Language, ReportSchedule, ReportTheme, ScheduleKind } from '@tavoite/model';
import {
  Button,
  type Recipients as Chosen,
  Columns,
  FormField,
  SegmentedControl,
  Select,
  Stack,
  Toolbar,
} from '@tavoite/ui';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAppSelector } from '../../../core/hooks.js';
import { useText } from '../../../i18n/Texts.js';
import { useDraft } from '../../drafts/index.js';
import { nameOfSchedule } from '../drafts.js';
import { PAPER } from '../items.js';
import { Hint } from './Hint.js';
import { LanguageChoice } from './LanguageChoice.js';
import { isLetterFit, type Letter, LetterFields } from './LetterFields.js';
import { Recipients } from './Recipients.js';
import { ThemeChoice } from './ThemeChoice.js';
import { useSave } from './useSave.js';

/** The last day that can be chosen. */
const LAST_DAY: Record<ScheduleKind, number> = { day_of_month: 31, working_days: 20 };
const HOURS = 24;
const FIRST_HOUR = 8;
/** Pixels that a field needs. */
const FIELD_MIN = 240;

interface Values extends Letter {
  kind: ScheduleKind;
  day: number;
  hour: number;
  theme: ReportTheme;
  language: Language;
  recipients: Chosen;
}

export interface ScheduleFormProps {
  report: number;
  /** Its title. */
  title: string;
  /** null for a new one. */
  schedule: ReportSchedule | null;
  /** The bar of the dialog, which takes its buttons; null until it is there. */
  footer: Element | null;
  onDone: () => void;
}

/** When a report is sent, in which colours, and to whom. */
export const ScheduleForm = ({ report, title, schedule, footer, onDone }: ScheduleFormProps) => {
  const { text } = useText();
  const own = useAppSelector((state) => state.preferences.language);
  const [began] = useState(
    (): Values => ({
      kind: schedule?.kind ?? 'working_days',
      day: schedule?.day ?? 5,
      hour: schedule?.hour ?? FIRST_HOUR,
      // Documents are read on paper: dark is asked for, whatever the screen shows.
      theme: schedule?.theme ?? PAPER,
      language: schedule?.language ?? own,
      recipients: { users: schedule?.users ?? [], emails: schedule?.emails ?? [] },
      subject: schedule?.subject ?? '',
      message: schedule?.message ?? '',
    }),
  );
  const name = nameOfSchedule(report, schedule?.id ?? null);
  const { values, change, forget } = useDraft<Values>(name, began, 'browser');
  const hintId = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const done = () => {
    forget();
    onDone();
  };
  const { isSaving, save } = useSave(done);
  const { kind, day, hour, theme, language, recipients, subject, message } = values;
  const submit = () => {
    const half = typed.trim();
    if (half !== '') return setProblem(text('address-unknown', { text: half }));
    if (recipients.users.length + recipients.emails.length === 0)
      return setProblem(text('report-recipients-required'));
    save({
      kind: 'schedule',
      id: schedule?.id ?? null,
      report,
      body: {
        kind,
        day,
        hour,
        theme,
        // A draft of an older release has none.
        language: language ?? own,
        ...recipients,
        subject: subject.trim(),
        message: message.trim(),
      },
    });
  };
  const options = (count: number, first: number, label: (value: number) => string) =>
    Array.from({ length: count }, (_, index) => ({
      value: String(index + first),
      label: label(index + first),
    }));
  return (
    <Stack>
      <FormField label={text('schedule-kind')}>
        {({ id }) => (
          <SegmentedControl
            id={id}
            label={text('schedule-kind')}
            aria-labelledby={`${id}-label`}
            options={[
              { value: 'working_days', label: text('kind-working-days') },
              { value: 'day_of_month', label: text('kind-day-of-month') },
            ]}
            value={kind}
            onValueChange={(next) => change({ kind: next, day: Math.min(day, LAST_DAY[next]) })}
          />
        )}
      </FormField>
      <div>
        <Columns
          role="group"
          aria-label={text('schedule-report')}
          aria-describedby={hintId}
          min={FIELD_MIN}
        >
          <Select
            label={text(kind === 'working_days' ? 'working-days-after' : 'day-of-month')}
            options={options(LAST_DAY[kind], 1, String)}
            value={String(day)}
            disabled={isSaving}
            onChange={(event) => change({ day: Number(event.target.value) })}
          />
          <Select
            label={text('hour')}
            options={options(HOURS, 0, (value) => `${String(value).padStart(2, '0')}:00`)}
            value={String(hour)}
            disabled={isSaving}
            onChange={(event) => change({ hour: Number(event.target.value) })}
          />
        </Columns>
        <Hint id={hintId}>
          {kind === 'day_of_month' && `${text('day-of-month-hint')} `}
          {text('hour-hint')}
        </Hint>
      </div>
      <Recipients
        value={recipients}
        errors={problem === null ? [] : [problem]}
        disabled={isSaving}
        onTextChange={(next) => {
          setTyped(next);
          setProblem(null);
        }}
        onValueChange={(next) => {
          setProblem(null);
          change({ recipients: next });
        }}
      />
      <LetterFields title={title} value={values} disabled={isSaving} onValueChange={change} />
      <Toolbar>
        <ThemeChoice value={theme} onValueChange={(next) => change({ theme: next })} />
        <LanguageChoice
          value={language ?? own}
          onValueChange={(next) => change({ language: next })}
        />
      </Toolbar>
      {footer &&
        createPortal(
          <>
            <Button disabled={isSaving} onClick={done}>
              {text('cancel')}
            </Button>
            <Button
              variant="primary"
              disabled={!isLetterFit(values)}
              loading={isSaving}
              loadingLabel={text('saving')}
              onClick={submit}
            >
              {text('save')}
            </Button>
          </>,
          footer,
        )}
    </Stack>
  );
};
