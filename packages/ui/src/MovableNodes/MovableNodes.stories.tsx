import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { labelsOf } from '../../test/fixtures/labels.js';
import { inFinnish } from '../../test/fixtures/language.js';
import { targetsInEveryState } from '../../test/fixtures/strategy.js';
import { GroupCard } from '../GroupCard/index.js';
import { TargetList, type TargetListItem } from '../TargetList/index.js';
import { MovableNode, MovableNodes, type MovableNodesProps, type NodePlace } from './index.js';

interface Args extends Pick<MovableNodesProps, 'labels' | 'onMoveTo'> {
  title: string;
  locale: 'en' | 'fi';
}

/** The targets of one group, which change places with one another. */
const Group = ({ title, locale, labels, onMoveTo }: Args) => {
  const [targets, setTargets] = useState(targetsInEveryState.slice(0, 3));
  const idOf = ({ id }: TargetListItem) => `target-${id}`;
  const last = targets.at(-1);
  const place = ({ over, edge }: NodePlace, moved: string) => {
    const rest = targets.filter((target) => idOf(target) !== moved);
    const at = rest.findIndex((target) => idOf(target) === over) + (edge === 'before' ? 0 : 1);
    const item = targets.find((target) => idOf(target) === moved);
    if (item) setTargets([...rest.slice(0, at), item, ...rest.slice(at)]);
  };
  return (
    <MovableNodes
      labels={labels}
      nodes={targets.map((target) => ({ id: idOf(target), title: target.title }))}
      placesOf={() => [
        ...targets.map((target): NodePlace => ({ over: idOf(target), edge: 'before' })),
        ...(last ? [{ over: idOf(last), edge: 'after' } as const] : []),
      ]}
      onMoveTo={(id, to) => {
        onMoveTo(id, to);
        place(to, id);
      }}
    >
      <GroupCard title={title} labels={labelsOf(locale).groupCard}>
        <TargetList
          targets={targets}
          locale={locale}
          labels={labelsOf(locale).targetList}
          onOpenDetails={() => undefined}
          leadOf={(target) => <MovableNode id={idOf(target)} />}
        />
      </GroupCard>
    </MovableNodes>
  );
};

const english: Partial<Args> = {
  labels: labelsOf('en').movableNodes,
  title: 'Profitable growth',
  locale: 'en',
};
const finnish: Partial<Args> = {
  labels: labelsOf('fi').movableNodes,
  title: 'Kannattava kasvu',
  locale: 'fi',
};
const moved = fn<MovableNodesProps['onMoveTo']>();

const meta = {
  title: 'Managing/MovableNodes',
  component: Group,
  args: { ...english, onMoveTo: moved } as Args,
  decorators: [inFinnish(english, finnish)],
} satisfies Meta<typeof Group>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Space lifts a node and drops it, arrow keys lead it from place to place. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const grip = within(canvasElement).getAllByRole('button')[0] as HTMLElement;
    grip.focus();
    await userEvent.keyboard(' ');
    // The node is lifted in the next frame.
    await waitFor(() => expect(canvasElement.querySelector('[data-dragged]')).not.toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 100));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-over]')).toHaveAttribute('data-edge', 'before'),
    );
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(moved).toHaveBeenLastCalledWith('target-1', { over: 'target-3', edge: 'before' }),
    );
  },
};

export const Narrow: Story = {
  args: { title: 'Vastuullisuusraportointijärjestelmän käyttöönotto' },
  globals: { viewport: { value: 'phone' } },
};
