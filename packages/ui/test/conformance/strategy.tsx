import {
  GroupCard,
  GroupCardSkeleton,
  GroupTree,
  ObjectiveCards,
  TargetDetail,
  TargetList,
  TargetMeter,
} from '../../src/index.js';
import {
  fullTarget,
  sampleGroups,
  sampleObjectives,
  strategyTexts,
  targetsInEveryState,
} from '../fixtures/strategy.js';
import type { Conforming } from './types.js';

const nothing = () => {};
const texts = strategyTexts('en');

export const strategy: readonly Conforming[] = [
  {
    name: 'GroupCard',
    element: (extra) => (
      <GroupCard
        title="Kannattava kasvu"
        owner={{ name: 'Maija' }}
        labels={texts.card}
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
        scrollLabels={texts.scroll}
        roots={sampleGroups}
        childrenOf={() => undefined}
        renderCard={(group) => <GroupCard title={group.title} labels={texts.card} />}
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
      <TargetDetail target={fullTarget} locale="en" labels={texts.detail} {...extra} />
    ),
  },
  {
    name: 'TargetList',
    element: (extra) => (
      <TargetList
        targets={targetsInEveryState}
        locale="en"
        labels={texts.list}
        onOpenDetails={nothing}
        {...extra}
      />
    ),
  },
  {
    name: 'TargetMeter',
    element: (extra) => (
      <TargetMeter
        target={fullTarget}
        label={fullTarget.title}
        locale="en"
        labels={texts.meter}
        {...extra}
      />
    ),
  },
];
