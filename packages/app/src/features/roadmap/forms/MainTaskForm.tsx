import { MAX_ROWS_PER_MAIN_TASK, type MainTask, type Roadmap } from '@tavoite/model';
import { ColorPairPicker, MultiSelect, type MultiSelectOption, TextField } from '@tavoite/ui';
import { useState } from 'react';
import { FormDialog } from '../../../core/page/FormDialog.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import type { MainTaskFields } from '../editing/commands.js';
import type { PlanEditor } from '../useEditing.js';
import type { PlanView } from '../view.js';
import { TitleField } from './TitleField.js';
import { titleProblem } from './titleProblem.js';
import { usePlanForm } from './usePlanForm.js';

export interface MainTaskFormProps {
  view: PlanView;
  /** Id of the main task; null for a new one. */
  id: number | null;
  roadmaps: readonly Roadmap[];
  editor: PlanEditor;
  onClose: () => void;
}

interface Values {
  title: string;
  color: number | null;
  links: number[];
  rows: string;
}

const changedFields = (before: MainTask, after: Required<MainTaskFields>): MainTaskFields =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(before[name as keyof MainTask]) !== JSON.stringify(value),
    ),
  );

/** Title, colour, number of rows and linked roadmaps of a main task. */
export const MainTaskForm = ({ view, id, roadmaps, editor, onClose }: MainTaskFormProps) => {
  const { text } = useText();
  const labels = useLabels();
  const { plan } = view;
  const [mainTask] = useState(() => plan.main_tasks.find((one) => one.id === id) ?? null);
  const [began] = useState<Values>(() => ({
    title: mainTask?.title ?? '',
    // Neighbours differ in colour until someone chooses otherwise.
    color:
      mainTask?.color_pair ??
      plan.color_pairs[plan.main_tasks.length % Math.max(1, plan.color_pairs.length)]?.id ??
      null,
    links: mainTask?.link_to_roadmap ?? [],
    rows: String(mainTask?.row_count ?? 1),
  }));
  const form = usePlanForm(plan.roadmap.id, `main-task/${id ?? 'new'}`, began, onClose);
  const { values, isChanged, change, isKept, isTried, setTried, isPending, error, close } = form;

  const rows = Number(values.rows);
  const used = plan.tasks.reduce(
    (most, task) => (task.main_task === id ? Math.max(most, (task.row_index ?? 0) + 1) : most),
    1,
  );
  const wrongTitle = titleProblem(values.title);
  // More rows than are allowed now, from before, may stay.
  const wrongRows =
    rows !== mainTask?.row_count &&
    (!Number.isInteger(rows) || rows < used || rows > MAX_ROWS_PER_MAIN_TASK);

  const submit = () => {
    setTried(true);
    if (wrongTitle || wrongRows) return;
    const fields = {
      title: values.title.trim(),
      color_pair: values.color,
      row_count: rows,
      link_to_roadmap: values.links,
    };
    if (!mainTask) {
      editor.save((temporary) => ({
        kind: 'create-main-task',
        mainTask: {
          id: temporary,
          roadmap: plan.roadmap.id,
          index: plan.main_tasks.length,
          version: 1,
          ...fields,
        },
      }));
      return;
    }
    const changed = changedFields(mainTask, fields);
    if (Object.keys(changed).length === 0) {
      close();
      return;
    }
    const { version } = mainTask;
    editor.save(() => ({
      kind: 'change-main-task',
      change: { id: mainTask.id, fields: changed, version, base: mainTask },
    }));
  };

  const linkOptions = roadmaps
    .filter((roadmap) => roadmap.id !== plan.roadmap.id)
    .map((roadmap): MultiSelectOption => ({ value: String(roadmap.id), label: roadmap.title }));
  const rowErrors = [
    ...(isTried && wrongRows
      ? [text('rows-between', { min: used, max: MAX_ROWS_PER_MAIN_TASK })]
      : []),
    ...(error?.messages.row_count ?? []),
  ];
  return (
    <FormDialog
      title={text(id === null ? 'add-main-task' : 'edit-main-task')}
      isKept={isKept}
      isPending={isPending}
      unchanged={id !== null && !isChanged}
      error={error}
      fields={['title', 'row_count', 'link_to_roadmap']}
      onSubmit={submit}
      onClose={close}
    >
      <TitleField
        title={values.title}
        onChange={(title) => change({ title })}
        isTried={isTried}
        error={error}
      />
      <ColorPairPicker
        {...labels.colorPairPicker}
        pairs={plan.color_pairs}
        value={values.color}
        onValueChange={(color) => change({ color })}
      />
      <TextField
        label={text('rows')}
        type="number"
        min={used}
        max={MAX_ROWS_PER_MAIN_TASK}
        hint={text('rows-hint', { max: MAX_ROWS_PER_MAIN_TASK })}
        value={values.rows}
        onChange={({ target }) => change({ rows: target.value })}
        errors={rowErrors}
      />
      <MultiSelect
        {...labels.multiSelect}
        label={text('linked-roadmaps')}
        hint={text('linked-roadmaps-hint')}
        listLabel={text('roadmaps')}
        options={linkOptions}
        value={linkOptions.filter(({ value }) => values.links.includes(Number(value)))}
        onValueChange={(options) => change({ links: options.map(({ value }) => Number(value)) })}
        errors={error?.messages.link_to_roadmap ?? []}
      />
    </FormDialog>
  );
};
