import type { Meta, StoryObj } from '@storybook/react-vite';
import { labelsOf, localeOf } from '../../test/fixtures/labels.js';
import {
  levelTexts,
  type SampleGroup,
  sampleGroups,
  sampleObjectives,
} from '../../test/fixtures/strategy.js';
import { GroupCard } from '../GroupCard/index.js';
import { ObjectiveCards } from '../ObjectiveCards/index.js';
import { GroupTree } from './GroupTree.js';

export default {
  title: 'Strategy/GroupTree/Visual',
  tags: ['visual', '!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

/** Two trees whose cross-lines are at different heights, all open. */
const roots: SampleGroup[] = [0, 1000].flatMap((more) => {
  const copy = (group: SampleGroup): SampleGroup => ({
    ...group,
    id: group.id + more,
    children: group.children.map(copy),
  });
  return sampleGroups.map(copy);
});

/** Objectives and a whole open tree: every line of the screen. */
export const Everything: StoryObj = {
  render: (_, context) => {
    const texts = { ...labelsOf(localeOf(context)), level: levelTexts[localeOf(context)] };
    return (
      <div style={{ width: 3500 }}>
        <ObjectiveCards
          label={texts.level.objectives}
          loadingLabel=""
          objectives={sampleObjectives}
        />
        <GroupTree
          joined
          label={texts.level.tree}
          scrollLabels={texts.groupTree.scrollLabels}
          roots={roots}
          childrenOf={(group) => group.children}
          renderCard={(group) => (
            <GroupCard
              title={group.title}
              owner={group.owner}
              labels={texts.groupCard}
              expanded={group.children.length > 0}
              onToggle={group.children.length > 0 ? () => undefined : undefined}
            />
          )}
        />
      </div>
    );
  },
};
