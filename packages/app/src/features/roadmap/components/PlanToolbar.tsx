import { formatMonth, type MonthRange, type PlanStanding } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import type { RoadmapZoom } from '@tavoite/ui';
import {
  Button,
  Icon,
  MOBILE_QUERY,
  PlanSummary,
  SegmentedControl,
  Select,
  Toolbar,
  useMediaQuery,
  VisuallyHidden,
} from '@tavoite/ui';
import { CalendarRangeIcon, ListIcon } from '@tavoite/ui/icons';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useAppSelector } from '../../../core/hooks.js';
import { useLabels } from '../../../i18n/labels.js';
import type { MessageKey } from '../../../i18n/message.js';
import { useText } from '../../../i18n/Texts.js';
import {
  isFiltered,
  type Look,
  NO_FILTER,
  type PlanFilter,
  type RoadmapAddress,
  ZOOMS,
} from '../address.js';
import type { PlanView } from '../view.js';
import { PlanFilters } from './PlanFilters.js';

const ZOOM_KEYS: Record<RoadmapZoom, MessageKey> = {
  month: 'zoom-months',
  quarter: 'zoom-quarters',
  year: 'zoom-years',
};

/** As low as the switch beside it. */
const Low = styled(Select)`
  /* No room is kept for a label that is only spoken. */
  gap: 0;

  select {
    min-block-size: 32px;
    padding-block: 0;
  }
`;

/** On a phone: the plan below is what the screen is for. */
const OneRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')};

  > :last-child {
    gap: ${token('space-1')};
  }

  > :nth-last-child(2) {
    margin-inline-start: auto;
  }

  && button {
    --button-height: ${token('size-control-md')};
  }

  && fieldset label {
    min-width: calc(${token('size-control-md')} - 6px);
  }

  && select {
    min-block-size: ${token('size-control-md')};
    padding-inline-start: ${token('space-2')};
    font-size: ${token('font-size-sm')};
  }
`;

/** All in one row where there is room for a search, in Finnish too. */
const Close = styled(Toolbar)`
  gap: ${token('space-2')};

  > :first-child {
    flex: none;
  }

  > :has([type='search']) {
    flex: 1 1 160px;
    max-inline-size: 14rem;
    margin-inline-start: auto;
  }

  [role='group'] > button {
    padding-inline: ${token('space-2')};
  }
`;

export interface PlanToolbarProps {
  view: PlanView;
  address: RoadmapAddress;
  onChange: (change: Partial<RoadmapAddress>) => void;
  /** How many tasks there are of each state. */
  standing: PlanStanding;
  /** How many tasks are found, and the filter that has found them: a moment later than the address. */
  found: number;
  foundBy: PlanFilter;
  /** How many of them are not on the timeline, and the months on which they would be. */
  outside: { count: number; range: MonthRange };
  /** Shows those months. */
  onWiden: (range: MonthRange) => void;
  /** What can be done with the plan, where it does not stand beside the tabs. */
  tools: ReactNode;
}

/** How the plan is shown, how it stands, and which tasks stand out. */
export const PlanToolbar = ({
  view,
  address,
  onChange,
  standing,
  found,
  foundBy,
  outside,
  onWiden,
  tools,
}: PlanToolbarProps) => {
  const { text } = useText();
  const labels = useLabels();
  const isNarrow = useMediaQuery(MOBILE_QUERY);
  const me = useAppSelector((state) => state.user.data?.id ?? null);
  const { look, zoom, filter } = address;
  const { tasks } = view.plan;
  const mine = tasks.filter(({ user }) => user !== null && user === me).length;
  const { start, end } = outside.range;
  const wordOf = (key: MessageKey) =>
    isNarrow ? <VisuallyHidden>{text(key)}</VisuallyHidden> : text(key);
  const switches = (
    <>
      <SegmentedControl<Look>
        label={text('view')}
        size="sm"
        value={look}
        onValueChange={(next) => onChange({ look: next })}
        options={[
          {
            value: 'chart',
            label: wordOf('plan-chart'),
            icon: <Icon icon={CalendarRangeIcon} size="sm" />,
          },
          {
            value: 'list',
            label: wordOf('plan-list'),
            icon: <Icon icon={ListIcon} size="sm" />,
          },
        ]}
      />
      {look === 'chart' ? (
        <Low
          label={text('zoom')}
          hideLabel
          value={zoom}
          options={ZOOMS.map((value) => ({ value, label: text(ZOOM_KEYS[value]) }))}
          onChange={({ target }) =>
            onChange({ zoom: ZOOMS.find((one) => one === target.value) ?? zoom })
          }
        />
      ) : null}
    </>
  );
  const summary = (
    <PlanSummary
      counts={standing.counts}
      total={standing.total}
      value={filter.state}
      onValueChange={(state) => onChange({ filter: { ...filter, state } })}
      mine={mine}
      isMine={me !== null && filter.owner === me}
      onMineChange={(isMine) => onChange({ filter: { ...filter, owner: isMine ? me : null } })}
      labels={labels.planSummary}
    />
  );
  const filters = (
    <PlanFilters view={view} filter={filter} onChange={(next) => onChange({ filter: next })} />
  );
  return (
    <>
      {isNarrow ? (
        <>
          <OneRow>
            {switches}
            {filters}
            {tools}
          </OneRow>
          <div>{summary}</div>
        </>
      ) : tools ? (
        <>
          <Toolbar align="between">
            <Toolbar>{switches}</Toolbar>
            <Toolbar>
              {filters}
              {tools}
            </Toolbar>
          </Toolbar>
          {summary}
        </>
      ) : (
        <Close>
          {switches}
          {summary}
          {filters}
        </Close>
      )}
      {isFiltered(foundBy) ? (
        <Toolbar>
          <span role="status">
            {text('tasks-found', {
              count: found,
              // Ideas have no state.
              total: foundBy.state === null ? tasks.length : standing.total,
            })}
          </span>
          {look === 'chart' && outside.count > 0 ? (
            <Button size="sm" variant="quiet" onClick={() => onWiden(outside.range)}>
              {text('tasks-outside', {
                count: outside.count,
                from: formatMonth(start, 'MM/YYYY'),
                to: formatMonth(end, 'MM/YYYY'),
              })}
            </Button>
          ) : null}
          <Button size="sm" variant="quiet" onClick={() => onChange({ filter: NO_FILTER })}>
            {text('clear-filter')}
          </Button>
        </Toolbar>
      ) : null}
    </>
  );
};
