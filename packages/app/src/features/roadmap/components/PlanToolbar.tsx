import { formatMonth, type MonthRange, type PlanStanding } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import type { RoadmapZoom } from '@tavoite/ui';
import {
  Button,
  Icon,
  IconButton,
  MOBILE_QUERY,
  PlanSummary,
  SegmentedControl,
  Select,
  Toolbar,
  useMediaQuery,
} from '@tavoite/ui';
import { CalendarRangeIcon, CollapseAllIcon, ListIcon } from '@tavoite/ui/icons';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useAppSelector } from '../../../core/hooks.js';
import { useLabels } from '../../../i18n/labels.js';
import type { MessageKey } from '../../../i18n/message.js';
import { useText } from '../../../i18n/Texts.js';
import { isFiltered, type Look, NO_FILTER, type RoadmapAddress, ZOOMS } from '../address.js';
import type { PlanView } from '../view.js';
import { PlanFilters } from './PlanFilters.js';

const ZOOM_KEYS: Record<RoadmapZoom, MessageKey> = {
  month: 'zoom-months',
  quarter: 'zoom-quarters',
  year: 'zoom-years',
};

/** As low as the switch beside it. */
const Low = styled(Select)`
  select {
    min-block-size: 32px;
    padding-block: 0;
  }
`;

/** The counts scroll sideways: the plan below is what the screen is for. */
const OneRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-1')};
`;

/** All in one row where there is room for a search, in Finnish too. */
const Close = styled(Toolbar)`
  gap: ${token('space-2')};

  > :first-child {
    flex: none;
  }

  > :has(> input, > * > input) {
    flex: 1 1 160px;
    max-inline-size: 14rem;
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
  /** How many tasks the filter finds. */
  found: number;
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
  outside,
  onWiden,
  tools,
}: PlanToolbarProps) => {
  const { text } = useText();
  const labels = useLabels();
  const isNarrow = useMediaQuery(MOBILE_QUERY);
  const me = useAppSelector((state) => state.user.data?.id ?? null);
  const { look, zoom, density, filter } = address;
  const { tasks } = view.plan;
  const mine = tasks.filter(({ user }) => user !== null && user === me).length;
  const { start, end } = outside.range;
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
            label: text('plan-chart'),
            icon: <Icon icon={CalendarRangeIcon} size="sm" />,
          },
          { value: 'list', label: text('plan-list'), icon: <Icon icon={ListIcon} size="sm" /> },
        ]}
      />
      {look === 'chart' ? (
        <>
          <Low
            label={text('zoom')}
            hideLabel
            value={zoom}
            options={ZOOMS.map((value) => ({ value, label: text(ZOOM_KEYS[value]) }))}
            onChange={({ target }) =>
              onChange({ zoom: ZOOMS.find((one) => one === target.value) ?? zoom })
            }
          />
          {isNarrow ? null : (
            <IconButton
              label={text('compact-rows')}
              size="sm"
              variant={density === 'compact' ? 'secondary' : 'quiet'}
              aria-pressed={density === 'compact'}
              onClick={() =>
                onChange({ density: density === 'compact' ? 'comfortable' : 'compact' })
              }
            >
              <Icon icon={CollapseAllIcon} size="sm" />
            </IconButton>
          )}
        </>
      ) : null}
    </>
  );
  const filters = (
    <>
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
      <PlanFilters view={view} filter={filter} onChange={(next) => onChange({ filter: next })} />
    </>
  );
  return (
    <>
      {isNarrow ? (
        <>
          <Toolbar>{switches}</Toolbar>
          <OneRow>
            {filters}
            {tools}
          </OneRow>
        </>
      ) : tools ? (
        <>
          <Toolbar align="between">
            <Toolbar>{switches}</Toolbar>
            {tools}
          </Toolbar>
          <Toolbar>{filters}</Toolbar>
        </>
      ) : (
        <Close>
          {switches}
          {filters}
        </Close>
      )}
      {isFiltered(filter) ? (
        <Toolbar>
          <span role="status">
            {text('tasks-found', {
              count: found,
              // Ideas have no state.
              total: filter.state === null ? tasks.length : standing.total,
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
