import { monthNumber } from '@tavoite/model';
import {
  CommentThread,
  DataMap,
  FigureGrid,
  FigureSection,
  PlanSummary,
  Roadmap,
  RoadmapTable,
  TaskDetails,
  TaskHint,
  TaskList,
  TermNodeCard,
  TermNodeRow,
  TermNodeRowHead,
  TermNodeSummary,
  TermRootCard,
  TermTree,
} from '../../src/index.js';

import { earlierText, labelsOf } from '../fixtures/labels.js';

import { targetsInEveryState } from '../fixtures/strategy.js';

import { exampleTerms, withValues } from '../fixtures/terms.js';
import type { Conforming } from './types.js';

const nothing = () => {};
const JULY = monthNumber(2026, 7);

const comment = {
  id: 1,
  text: 'Why?',
  author: 'Aino Virtanen',
  when: 'yesterday',
  dateTime: '2026-07-01T12:00:00+03:00',
  edited: false,
  about: null,
  resolved: null,
  mayEdit: true,
  mayDelete: true,
};
const thread = {
  draft: '',
  onDraftChange: nothing,
  onAdd: nothing,
  onEdit: nothing,
  onResolve: nothing,
  onDelete: nothing,
  labels: labelsOf('en').commentThread,
};

export const analysis: readonly Conforming[] = [
  {
    name: 'CommentThread',
    element: (extra) => <CommentThread comments={[comment]} {...thread} {...extra} />,
    states: [
      [
        '[data-loading] [aria-busy="true"]',
        <CommentThread key="loading" comments={null} {...thread} />,
      ],
    ],
  },
  {
    name: 'DataMap',
    element: (extra) => (
      <DataMap
        roots={withValues(exampleTerms('en'), 3, 1)}
        months={['01/2026', '02/2026', '03/2026']}
        expanded={new Set()}
        onExpandedChange={nothing}
        formatValue={String}
        decimalMark="."
        labels={labelsOf('en').dataMap}
        {...extra}
      />
    ),
  },
  {
    name: 'FigureGrid',
    element: (extra) => (
      <FigureGrid
        rows={[
          {
            key: 'sales',
            title: 'Net sales',
            values: [1, 2, null],
            verified: [true, false, false],
          },
        ]}
        months={['01/2026', '02/2026', '03/2026']}
        edits={new Map()}
        onEdit={nothing}
        parse={Number}
        formatValue={String}
        decimalMark="."
        labels={labelsOf('en').figureGrid}
        {...extra}
      />
    ),
  },
  {
    name: 'FigureSection',
    element: (extra) => (
      <FigureSection label="Net sales" figure={<p>2 480 k€</p>} graph={<p>Graph</p>} {...extra} />
    ),
  },
  {
    name: 'Roadmap',
    element: (extra) => (
      <Roadmap
        mainTasks={[
          {
            id: 1,
            title: 'Growth',
            rowCount: 1,
            color: '#0b6e78',
            darkColor: '#4fb8c2',
            links: [],
            tasks: [],
          },
        ]}
        milestones={[]}
        firstMonth={JULY}
        lastMonth={JULY + 11}
        currentMonth={JULY}
        readOnly
        actions={{
          onAddMainTask: nothing,
          onEditMainTask: nothing,
          onDeleteMainTask: nothing,
          onAddRow: nothing,
          onDeleteRow: nothing,
          onAddMilestone: nothing,
          onOpenMilestone: nothing,
          onOpenRoadmap: nothing,
        }}
        locale="en"
        labels={labelsOf('en').roadmap}
        renderTaskDetails={(task) => task.title}
        {...extra}
      />
    ),
  },
  {
    name: 'RoadmapTable',
    element: (extra) => (
      <RoadmapTable
        mainTasks={[]}
        milestones={[]}
        currentMonth={JULY}
        locale="en"
        labels={labelsOf('en').roadmap}
        {...extra}
      />
    ),
  },
  {
    name: 'PlanSummary',
    element: (extra) => (
      <PlanSummary
        counts={{ late: 4, early: 1, due: 2, done: 12 }}
        total={30}
        value={null}
        onValueChange={nothing}
        labels={labelsOf('en').planSummary}
        {...extra}
      />
    ),
  },
  {
    name: 'TaskList',
    element: (extra) => (
      <TaskList
        tasks={[
          {
            id: 1,
            title: 'Pilot',
            href: '/roadmap?roadmap=1&task=1',
            roadmap: 'Growth',
            months: { start: JULY, end: JULY + 2 },
            progress: 40,
            late: true,
          },
        ]}
        locale="en"
        labels={labelsOf('en').taskList}
        {...extra}
      />
    ),
    states: [
      [
        '[data-loading] [aria-busy="true"]',
        <TaskList key="loading" tasks={null} locale="en" labels={labelsOf('en').taskList} />,
      ],
    ],
  },
  {
    name: 'TaskHint',
    element: (extra) => (
      <TaskHint
        title="Pilot"
        startMonth={JULY}
        endMonth={JULY + 2}
        progress={40}
        owner="Maria"
        locale="en"
        labels={labelsOf('en').taskDetails}
        {...extra}
      />
    ),
  },
  {
    name: 'TaskDetails',
    element: (extra) => (
      <TaskDetails
        title="Pilot"
        startMonth={JULY}
        endMonth={JULY + 2}
        progress={40}
        owner={{ name: 'Maria' }}
        targets={targetsInEveryState.slice(0, 2)}
        readOnly={false}
        locale="en"
        labels={labelsOf('en').taskDetails}
        onResize={nothing}
        onProgressChange={nothing}
        onEdit={nothing}
        onDelete={nothing}
        {...extra}
      />
    ),
    states: [
      [
        '[data-state="loading"] [aria-busy="true"]',
        <TaskDetails
          key="loading"
          title="Pilot"
          startMonth={JULY}
          endMonth={JULY}
          progress={0}
          owner={null}
          targets={null}
          readOnly
          locale="en"
          labels={labelsOf('en').taskDetails}
          onProgressChange={nothing}
          onEdit={nothing}
          onDelete={nothing}
        />,
      ],
    ],
  },
  {
    name: 'TermNodeCard',
    element: (extra) => (
      <TermNodeCard
        title="Net sales"
        value="1 240 k€"
        state="estimate"
        targets={[]}
        graphs={[{ title: 'Sales', href: '/sales' }]}
        isActive
        locale="en"
        estimateLabel="Estimate"
        earlierText={earlierText.en}
        meterLabels={labelsOf('en').targetMeter}
        {...extra}
      />
    ),
  },
  {
    name: 'TermNodeSummary',
    element: (extra) => (
      <TermNodeSummary
        value="1 240 k€"
        state="estimate"
        targets={[]}
        meterLabels={labelsOf('en').targetMeter}
        {...extra}
      />
    ),
  },
  {
    name: 'TermNodeRow',
    element: (extra) => (
      <TermNodeRow
        value="1 240 k€"
        state="estimate"
        targets={[]}
        locale="en"
        meterLabels={labelsOf('en').targetMeter}
        {...extra}
      />
    ),
  },
  {
    name: 'TermNodeRowHead',
    element: (extra) => <TermNodeRowHead labels={labelsOf('en').termNodeRowHead} {...extra} />,
  },
  {
    name: 'TermRootCard',
    element: (extra) => (
      <TermRootCard
        title="Pohjola Oy"
        caption="1 term at the top"
        terms={[{ id: 1, title: 'Net sales', value: '1 240 k€', state: 'actual' }]}
        estimateLabel="Estimate"
        {...extra}
      />
    ),
  },
  {
    name: 'TermTree',
    element: (extra) => (
      <TermTree
        roots={exampleTerms('en')}
        expanded={new Set()}
        onExpandedChange={nothing}
        form={null}
        onFormChange={nothing}
        renderNode={(term) => term.title}
        labels={labelsOf('en').termTree}
        {...extra}
      />
    ),
  },
];
