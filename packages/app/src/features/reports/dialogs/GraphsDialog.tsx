import type { Mapping } from '@tavoite/model';
import { Button, Modal, type PickableView, Stack, ViewPicker } from '@tavoite/ui';
import { useEffect, useMemo, useState } from 'react';
import { useAppSelector } from '../../../core/hooks.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { shownTheme } from '../../preferences/index.js';
import { selectMappedViews } from '../../settings/index.js';
import { useReportsSelector } from '../state.js';
import type { DialogProps } from './dialogProps.js';
import { PeriodFields } from './PeriodFields.js';
import { NO_PERIOD, useItemPeriod } from './useItemPeriod.js';
import { useSave } from './useSave.js';

/** How long the success is shown before the dialog closes. */
export const CLOSE_AFTER_MS = 2000;

const pickable = ({ id, view_title }: Mapping, children: PickableView[] = []): PickableView => ({
  id,
  title: view_title,
  children,
});

/** Saves the graphs of several views at once, each with nothing hidden. */
export const GraphsDialog = ({ onClose }: DialogProps) => {
  const { text } = useText();
  const { modal, viewPicker } = useLabels();
  const { entries } = useAppSelector(selectMappedViews);
  const theme = useAppSelector((state) => shownTheme(state.preferences));
  const savedViews = useReportsSelector((state) => state.reports.savedViews);
  const [months, setMonths] = useState(NO_PERIOD);
  const period = useItemPeriod(months, null);
  const [value, setValue] = useState<ReadonlySet<number>>(new Set());
  const [isDone, setDone] = useState(false);
  const { isSaving, save } = useSave(() => setDone(true));

  // An entry that only leads to the pages below it has none of its own.
  const views = useMemo(
    () =>
      entries.flatMap(({ mapping, children }) => {
        const below = children.map((child) => pickable(child.mapping));
        return mapping.redirect ? below : [pickable(mapping, below)];
      }),
    [entries],
  );
  // What one request has saved is not saved again by the next.
  useEffect(() => {
    if (savedViews.length === 0) return;
    setValue((before) => new Set([...before].filter((id) => !savedViews.includes(id))));
  }, [savedViews]);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(onClose, CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isDone, onClose]);

  return (
    <Modal
      {...modal}
      open
      align="top"
      locked={isSaving}
      onOpenChange={onClose}
      title={text('create-report-graph')}
      description={text('create-report-graph-description')}
      footer={
        <>
          <Button disabled={isSaving} onClick={onClose}>
            {text(isDone ? 'close' : 'cancel')}
          </Button>
          <Button
            variant="primary"
            disabled={value.size === 0 || period.given === null || isDone}
            loading={isSaving}
            loadingLabel={text('saving')}
            onClick={() => {
              if (period.given)
                save({ kind: 'graphs', mappings: [...value], period: period.given, theme });
            }}
          >
            {text('create-graphs', { count: value.size })}
          </Button>
        </>
      }
    >
      <Stack>
        <PeriodFields
          values={months}
          onValuesChange={setMonths}
          choice={period}
          disabled={isSaving || isDone}
        />
        <ViewPicker
          views={views}
          value={value}
          onValueChange={setValue}
          disabled={isSaving || isDone}
          labels={viewPicker}
        />
      </Stack>
    </Modal>
  );
};
