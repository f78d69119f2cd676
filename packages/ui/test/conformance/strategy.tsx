import {
  GroupCard,
  GroupCardSkeleton,
  GroupTree,
  MeterMark,
  ObjectiveCards,
  TargetDetail,
  TargetList,
  TargetMeter,
  TargetSummary,
  TargetTable,
} from '../../src/index.js';
import { labelsOf } from '../fixtures/labels.js';
import {
  fullTarget,
  levelTexts,
  sampleGroups,
  sampleObjectives,
  tableGroups,
  targetsInEveryState,
} from '../fixtures/strategy.js';
import type { Conforming } from './types.js';

const nothing = () => {};
const texts = { ...labelsOf('en'), level: levelTexts.en };

export const strategy: readonly Conforming[] = [
  {
    name: 'GroupCard',
    element: (extra) => (
      <GroupCard
        title="Kannattava kasvu"
        owner={{ name: 'Maija' }}
        labels={texts.groupCard}
        onToggle={nothing}
        {...extra}
      />
    ),
  },
  {
    name: 'GroupCardSkeleton',
    element: (extra) => <GroupCardSkeleton label="Loading target groups" {...extra} />,
  },
  {
    name: 'GroupTree',
    element: (extra) => (
      <GroupTree
        label="Target groups"
        scrollLabels={texts.groupTree.scrollLabels}
        roots={sampleGroups}
        childrenOf={() => undefined}
        renderCard={(group) => <GroupCard title={group.title} labels={texts.groupCard} />}
        {...extra}
      />
    ),
  },
  {
    name: 'ObjectiveCards',
    element: (extra) => (
      <ObjectiveCards
        label="Objectives"
        loadingLabel="Loading"
        objectives={sampleObjectives}
        {...extra}
      />
    ),
  },
  {
    name: 'TargetDetail',
    element: (extra) => (
      <TargetDetail target={fullTarget} locale="en" labels={texts.targetDetail} {...extra} />
    ),
  },
  {
    name: 'TargetList',
    element: (extra) => (
      <TargetList
        targets={targetsInEveryState}
        locale="en"
        labels={texts.targetList}
        onOpenDetails={nothing}
        {...extra}
      />
    ),
  },
  { name: 'MeterMark', element: (extra) => <MeterMark {...extra} /> },
  {
    name: 'TargetMeter',
    element: (extra) => (
      <TargetMeter
        target={fullTarget}
        label={fullTarget.title}
        locale="en"
        labels={texts.targetMeter}
        {...extra}
      />
    ),
  },
  {
    name: 'TargetSummary',
    element: (extra) => (
      <TargetSummary
        counts={{ achieved: 4, close: 3, behind: 3, 'no-data': 2 }}
        value={null}
        onValueChange={nothing}
        labels={texts.targetSummary}
        {...extra}
      />
    ),
  },
  {
    name: 'TargetTable',
    element: (extra) => (
      <TargetTable
        label="Targets"
        groups={tableGroups}
        locale="en"
        labels={texts.targetTable}
        onOpenDetails={nothing}
        {...extra}
      />
    ),
  },
];
