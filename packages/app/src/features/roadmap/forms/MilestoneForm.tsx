import {
  type DateSelectionOptions,
  endOfMonth,
  type MonthNumber,
  monthNumber,
  monthOfDate,
  selectionOfRange,
  selectionToMonths,
  yearOf,
} from '@tavoite/model';
import { DateSelector } from '@tavoite/ui';
import { useState } from 'react';
import { useAppSelector } from '../../../core/hooks.js';
import { FormDialog } from '../../../core/page/FormDialog.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { MILESTONE_YEARS } from '../constants.js';
import type { PlanEditor } from '../useEditing.js';
import type { PlanView } from '../view.js';
import { OwnerSelect } from './OwnerSelect.js';
import { TitleField } from './TitleField.js';
import { titleProblem } from './titleProblem.js';
import { usePlanForm } from './usePlanForm.js';

export interface MilestoneFormProps {
  view: PlanView;
  /** Id of the milestone; null for a new one. */
  id: number | null;
  editor: PlanEditor;
  period: DateSelectionOptions;
  now: MonthNumber;
  onDelete: (milestone: number) => void;
  onClose: () => void;
}

interface Values {
  title: string;
  month: MonthNumber;
  owner: number | null;
}

/** Title, month and owner of a milestone. */
export const MilestoneForm = ({
  view,
  id,
  editor,
  period,
  now,
  onDelete,
  onClose,
}: MilestoneFormProps) => {
  const { text } = useText();
  const labels = useLabels();
  const locale = useAppSelector((state) => state.preferences.language);
  const { plan } = view;
  const [milestone] = useState(() => plan.milestones.find((one) => one.id === id) ?? null);
  const [began] = useState<Values>(() => ({
    title: milestone?.title ?? '',
    month: (milestone && monthOfDate(milestone.end_date)) ?? now,
    owner: milestone?.user ?? null,
  }));
  const form = usePlanForm(plan.roadmap.id, `milestone/${id ?? 'new'}`, began, onClose);
  const { values, isChanged, change, isKept, isTried, setTried, isPending, error, close } = form;

  const wrongTitle = titleProblem(values.title);
  const submit = () => {
    setTried(true);
    if (wrongTitle) return;
    const title = values.title.trim();
    const { owner: user } = values;
    if (!milestone) {
      const roadmap = plan.roadmap.id;
      const end_date = endOfMonth(values.month);
      editor.save((temporary) => ({
        kind: 'create-milestone',
        milestone: { id: temporary, title, roadmap, end_date, user, version: 1 },
      }));
      return;
    }
    const fields = {
      ...(title !== milestone.title && { title }),
      // Another day of the same month stays.
      ...(values.month !== began.month && { end_date: endOfMonth(values.month) }),
      ...(user !== milestone.user && { user }),
    };
    if (Object.keys(fields).length === 0) {
      close();
      return;
    }
    const { version } = milestone;
    editor.save(() => ({
      kind: 'change-milestone',
      change: { id: milestone.id, fields, version, base: milestone },
    }));
  };

  const year = yearOf(now);
  const months = {
    start: Math.min(monthNumber(year - MILESTONE_YEARS.before, 1), values.month),
    end: Math.max(monthNumber(year + MILESTONE_YEARS.after, 12), values.month),
  };
  const range = { start: values.month, end: values.month };
  return (
    <FormDialog
      title={text(id === null ? 'add-milestone' : 'edit-milestone')}
      isKept={isKept}
      isPending={isPending}
      unchanged={id !== null && !isChanged}
      error={error}
      fields={['title', 'end_date', 'user']}
      onSubmit={submit}
      onClose={close}
      onDelete={id === null ? undefined : () => onDelete(id)}
    >
      <TitleField
        title={values.title}
        onChange={(title) => change({ title })}
        isTried={isTried}
        error={error}
      />
      <DateSelector
        label={text('month')}
        value={selectionOfRange(range)}
        onValueChange={(selection) => {
          const chosen = selectionToMonths(selection, period.fiscalStart, null);
          if (chosen) change({ month: chosen.end });
        }}
        options={{
          ...period,
          mode: 'month',
          selectable: months,
          defaultSelection: selectionOfRange(range),
        }}
        locale={locale}
        labels={labels.dateSelector}
        ytd={false}
        errors={error?.messages.end_date ?? []}
      />
      <OwnerSelect
        owner={values.owner}
        onChange={(owner) => change({ owner })}
        users={plan.users}
        error={error}
      />
    </FormDialog>
  );
};
