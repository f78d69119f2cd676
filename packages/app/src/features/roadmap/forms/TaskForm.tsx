import {
  closesCircle,
  type DateSelection,
  type DateSelectionOptions,
  MAX_ROWS_PER_MAIN_TASK,
  type MonthNumber,
  selectionOfRange,
  selectionToMonths,
  type TaskPlace,
} from '@tavoite/model';
import { DateSelector, MultiSelect, type MultiSelectOption, Select, Slider } from '@tavoite/ui';
import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../core/hooks.js';
import { FormDialog } from '../../../core/page/FormDialog.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { targetsCall } from '../slice.js';
import { useRoadmapSelector } from '../state.js';
import type { PlanEditor } from '../useEditing.js';
import type { PlanView } from '../view.js';
import { OwnerSelect } from './OwnerSelect.js';
import { TitleField } from './TitleField.js';
import { commandsOf, problemsOf, type TaskValues, valuesAt, valuesOfTask } from './taskValues.js';
import { usePlanForm } from './usePlanForm.js';

export interface TaskFormProps {
  view: PlanView;
  /** Id of the task; null for a new one. */
  id: number | null;
  /** Where a new task is to be; null for an idea. */
  at: TaskPlace | null;
  editor: PlanEditor;
  period: DateSelectionOptions;
  now: MonthNumber;
  onDelete: (task: number) => void;
  onClose: () => void;
}

const IDEA = 'idea';
const percent = (value: number) => `${value}\u00a0%`;

/** Title, place, owner, targets, progress of a task or an idea, and what it waits for. */
export const TaskForm = ({
  view,
  id,
  at,
  editor,
  period,
  now,
  onDelete,
  onClose,
}: TaskFormProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const labels = useLabels();
  const locale = useAppSelector((state) => state.preferences.language);
  const { plan } = view;
  // As it was when the form was opened: what others change meanwhile is not overwritten unseen.
  const [task] = useState(() => (id === null ? null : (view.tasksById.get(id) ?? null)));
  const [began] = useState(() => {
    if (task) return valuesOfTask(plan, task, now);
    const blank = valuesAt(at, now);
    // Added without a place of its own: where there is room.
    return problemsOf(plan, null, blank).row ? { ...blank, row: null } : blank;
  });
  const name = `task/${id ?? (at ? 'new' : 'idea')}`;
  const form = usePlanForm<TaskValues>(plan.roadmap.id, name, began, onClose);
  const { values, isChanged, change, isKept, isTried, setTried, isPending, error, close } = form;

  const targets = useRoadmapSelector((state) => state.roadmap.targets.data);
  useEffect(() => {
    dispatch(targetsCall.request());
  }, [dispatch]);

  const problems = problemsOf(plan, id, values);
  const errorsOf = (
    problem: keyof typeof problems,
    fields: readonly string[],
  ): readonly string[] => {
    const own = problems[problem];
    const theirs = fields.flatMap((field) => error?.messages[field] ?? []);
    return [...(isTried && own ? [text(own)] : []), ...theirs];
  };

  const submit = () => {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    const { before, main, after } = commandsOf(plan, task, began, values);
    const batch = editor.nextBatch();
    for (const command of before) editor.issue(() => command, batch);
    let own = id ?? 0;
    if (main) {
      editor.save((temporary) => {
        if (id === null) own = temporary;
        return main(own);
      }, batch);
    }
    for (const command of after(own)) {
      editor.issue(
        (temporary) =>
          command.kind === 'connect'
            ? { ...command, dependency: { ...command.dependency, id: temporary } }
            : command,
        batch,
      );
    }
    if (!main) close();
  };

  const group = plan.main_tasks.find((one) => one.id === values.mainTask);
  const targetOptions: MultiSelectOption[] = (targets ?? plan.targets).map((target) => ({
    value: String(target.id),
    label: target.title,
  }));
  const chosenTargets = values.targets.flatMap(
    (target) => targetOptions.find(({ value }) => value === String(target)) ?? [],
  );
  const chosenTasks = values.waitsFor.flatMap((other): MultiSelectOption[] => {
    const found = view.tasksById.get(other);
    return found ? [{ value: String(other), label: found.title }] : [];
  });
  const taskOptions = plan.tasks
    .filter(
      (other) =>
        other.id > 0 &&
        other.id !== id &&
        (id === null || !closesCircle(plan.dependencies, { predecessor: other.id, successor: id })),
    )
    .map(
      (other): MultiSelectOption => ({
        value: String(other.id),
        label: other.title,
        detail: plan.main_tasks.find((one) => one.id === other.main_task)?.title ?? text('idea'),
      }),
    );
  const range = { start: values.startMonth, end: values.endMonth };
  const chooseMonths = (selection: DateSelection) => {
    const months = selectionToMonths(selection, period.fiscalStart, null);
    if (months) change({ startMonth: months.start, endMonth: months.end });
  };
  const idsOf = (options: readonly MultiSelectOption[]) =>
    options.map(({ value }) => Number(value));

  return (
    <FormDialog
      title={text(
        id !== null
          ? task?.main_task === null
            ? 'edit-idea'
            : 'edit-task'
          : at
            ? 'add-task'
            : 'add-idea',
      )}
      isKept={isKept}
      isPending={isPending}
      unchanged={id !== null && !isChanged}
      error={error}
      fields={['title', 'start_date', 'end_date', 'date_length', 'row_index', 'user', 'targets']}
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
      <Select
        label={text('main-task')}
        value={group ? String(group.id) : IDEA}
        options={[
          { value: IDEA, label: text('idea-without-dates') },
          ...plan.main_tasks.map((one) => ({ value: String(one.id), label: one.title })),
        ]}
        onChange={({ target }) =>
          change({ mainTask: target.value === IDEA ? null : Number(target.value), row: null })
        }
      />
      {group ? (
        <Select
          label={text('row')}
          value={values.row === null ? '' : String(values.row)}
          options={[
            { value: '', label: text('row-with-room') },
            ...Array.from({ length: group.row_count }, (_, row) => ({
              value: String(row),
              label: text('row-number', { row: row + 1 }),
            })),
            ...(group.row_count < MAX_ROWS_PER_MAIN_TASK
              ? [{ value: String(group.row_count), label: text('row-new') }]
              : []),
          ]}
          onChange={({ target }) =>
            change({ row: target.value === '' ? null : Number(target.value) })
          }
          errors={errorsOf('row', ['row_index'])}
        />
      ) : null}
      <DateSelector
        label={group ? text('period') : text('idea-months')}
        value={selectionOfRange(range)}
        onValueChange={chooseMonths}
        options={{ ...period, defaultSelection: selectionOfRange(range) }}
        locale={locale}
        labels={labels.dateSelector}
        ytd={false}
        errors={errorsOf('period', ['start_date', 'end_date', 'date_length'])}
      />
      <OwnerSelect
        owner={values.owner}
        onChange={(owner) => change({ owner })}
        users={plan.users}
        error={error}
      />
      <MultiSelect
        {...labels.multiSelect}
        label={text('targets')}
        listLabel={text('targets')}
        options={targetOptions}
        value={chosenTargets}
        onValueChange={(options) => change({ targets: idsOf(options) })}
        errors={error?.messages.targets ?? []}
      />
      <MultiSelect
        {...labels.multiSelect}
        label={text('waits-for')}
        hint={text('waits-for-hint')}
        listLabel={text('tasks')}
        options={taskOptions}
        value={chosenTasks}
        onValueChange={(options) => change({ waitsFor: idsOf(options) })}
      />
      <Slider
        label={text('progress')}
        value={values.progress}
        onValueChange={(progress) => change({ progress })}
        formatValue={percent}
      />
    </FormDialog>
  );
};
