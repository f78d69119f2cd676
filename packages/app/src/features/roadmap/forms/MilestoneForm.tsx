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
import { DateSelector, Select } from '@tavoite/ui';
import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../core/hooks.js';
import { FormDialog } from '../../../core/page/FormDialog.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { useDraft } from '../../drafts/index.js';
import { MILESTONE_YEARS } from '../constants.js';
import { ownersCall } from '../slice.js';
import { useRoadmapSelector } from '../state.js';
import type { PlanEditor } from '../useEditing.js';
import { nameOfUser, type PlanView } from '../view.js';
import { TitleField } from './TitleField.js';
import { titleProblem } from './titleProblem.js';
import { useSavedForm } from './useSavedForm.js';

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

const NO_ONE = '';

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
  const dispatch = useAppDispatch();
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
  const draft = useDraft<Values>(`roadmap/${plan.roadmap.id}/milestone/${id ?? 'new'}`, began);
  const { values, change, forget, isKept } = draft;
  const [isTried, setTried] = useState(false);
  const close = () => {
    forget();
    onClose();
  };
  const { isPending, error } = useSavedForm(plan.roadmap.id, close);
  const owners = useRoadmapSelector((state) => state.roadmap.owners.data) ?? plan.users;
  useEffect(() => {
    dispatch(ownersCall.request());
  }, [dispatch]);

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
      <Select
        label={text('owner')}
        value={values.owner === null ? NO_ONE : String(values.owner)}
        options={[
          { value: NO_ONE, label: text('no-owner') },
          ...owners.map((user) => ({ value: String(user.id), label: nameOfUser(user) })),
        ]}
        onChange={({ target }) =>
          change({ owner: target.value === NO_ONE ? null : Number(target.value) })
        }
        errors={error?.messages.user ?? []}
      />
    </FormDialog>
  );
};
