import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { drawnBy } from '../../test/fixtures/drawnBy.js';
import { labelsOf, localeOf } from '../../test/fixtures/labels.js';
import {
  levelTexts,
  type SampleGroup,
  sampleGroups,
  sampleObjectives,
} from '../../test/fixtures/strategy.js';
import { GroupCard } from '../GroupCard/index.js';
import { ObjectiveCards } from '../ObjectiveCards/index.js';
import { TargetList } from '../TargetList/index.js';
import { GroupTree } from './GroupTree.js';

interface StoryArgs {
  roots: readonly SampleGroup[];
  /** Ids of the groups that are open at first. */
  open: readonly number[];
  /** Ids of the groups whose children are being loaded. */
  loading: readonly number[];
  objectives: boolean;
  /** Whether it is drawn so that it fits at first; without it, it has full size and no button. */
  fitted?: boolean;
  locale: 'en' | 'fi';
}

const Strategy = ({ roots, open, loading, objectives, fitted, locale }: StoryArgs) => {
  const [fits, setFits] = useState(fitted ?? false);
  const [tools, setTools] = useState<Element | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set(open));
  const texts = { ...labelsOf(locale), level: levelTexts[locale] };
  const toggle = (id: number) => {
    const next = new Set(opened);
    if (!next.delete(id)) next.add(id);
    setOpened(next);
  };
  return (
    <>
      <div ref={setTools} />
      {objectives ? (
        <ObjectiveCards
          label={texts.level.objectives}
          loadingLabel=""
          objectives={sampleObjectives}
        />
      ) : null}
      <GroupTree
        label={texts.level.tree}
        scrollLabels={texts.groupTree.scrollLabels}
        roots={roots}
        joined={objectives && (roots.length > 1 || fitted !== undefined)}
        fitted={fits}
        {...(fitted === undefined
          ? {}
          : {
              onFittedChange: setFits,
              fitLabels: texts.groupTree.fitLabels,
              fitPlace: tools,
            })}
        childrenOf={(group) => (opened.has(group.id) ? group.children : undefined)}
        renderCard={(group, { depth, childrenId }) => (
          <GroupCard
            title={group.title}
            owner={group.owner}
            labels={texts.groupCard}
            levelLabel={
              depth === 0
                ? texts.level.top
                : group.children.length === 0
                  ? texts.level.bottom
                  : null
            }
            expanded={opened.has(group.id)}
            loading={loading.includes(group.id)}
            controls={childrenId}
            onToggle={group.children.length > 0 ? () => toggle(group.id) : undefined}
          >
            <TargetList
              targets={group.targets}
              locale={locale}
              labels={texts.targetList}
              onOpenDetails={() => undefined}
            />
          </GroupCard>
        )}
      />
    </>
  );
};

const ALL = [100, 110, 120, 200, 210];
const twoRoots: SampleGroup[] = sampleGroups.flatMap((group) => [
  group,
  {
    ...group,
    id: group.id + 100,
    title: 'Vastuullisuus',
    children: group.children.slice(0, 2).map((child) => ({
      ...child,
      id: child.id + 100,
      children: child.children.map((leaf) => ({ ...leaf, id: leaf.id + 100 })),
    })),
  },
]);

const { docs, ...shown } = drawnBy<StoryArgs>(
  GroupTree,
  ['open', 'loading', 'objectives', 'fitted', 'locale'],
  `
const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());

<GroupTree
  {...labels.groupTree}
  roots={groups}
  childrenOf={(group) => (opened.has(group.id) ? group.children : undefined)}
  renderCard={(group, { childrenId }) => (
    <GroupCard
      title={group.title}
      owner={group.owner}
      expanded={opened.has(group.id)}
      controls={childrenId}
      onToggle={() => setOpened(toggled(opened, group.id))}
      labels={labels.groupCard}
    >
      <TargetList
        targets={group.targets}
        locale="en"
        labels={labels.targetList}
        onOpenDetails={openDetails}
      />
    </GroupCard>
  )}
/>
`,
);

const meta = {
  title: 'Strategy/GroupTree',
  ...shown,
  parameters: { docs },
  args: { roots: sampleGroups, open: [100], loading: [], objectives: false, locale: 'en' },
  render: (args, context) => <Strategy {...args} locale={localeOf(context)} />,
} satisfies Meta<StoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const lineCount = (element: HTMLElement): number =>
  [...element.querySelectorAll('ul > svg > path')].reduce(
    (sum, path) => sum + (path.getAttribute('d')?.split('M').length ?? 1) - 1,
    0,
  );

/** Opening a group shows its children below it, joined by lines. */
export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const { expand, collapse } = labelsOf(localeOf({ globals })).groupCard;
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    await userEvent.click(
      await canvas.findByRole('button', { name: expand('Customers and sales') }),
    );
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6));
    await waitFor(() => expect(canvas.getAllByRole('list').length).toBeGreaterThan(3));
    const button = await canvas.findByRole('button', { name: collapse('Customers and sales') });
    const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
    await waitFor(() =>
      expect(within(list as HTMLElement).getAllByRole('article')).toHaveLength(2),
    );
    await waitFor(() => expect(lineCount(canvasElement)).toBe(5));
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    await waitFor(() => expect(lineCount(canvasElement)).toBe(3));
  },
};

export const Collapsed: Story = { args: { open: [] } };

/** Wider than the screen: the edges fade, and buttons lead to what is beyond them. */
export const ExpandedWide: Story = {
  args: { open: ALL },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const locale = localeOf({ globals });
    const scroll = labelsOf(locale).groupTree.scrollLabels;
    const level = levelTexts[locale];
    const frame = await canvas.findByRole('region', { name: level.tree });
    // On narrow screens the cards are in one column and nothing is beyond the edges.
    if (frame.scrollWidth <= frame.clientWidth) {
      await expect(canvas.queryByRole('button', { name: scroll.right })).toBeNull();
      return;
    }
    await expect(await canvas.findByRole('button', { name: scroll.left })).toBeVisible();
    await waitFor(() => {
      // A press may fall short of the end.
      canvas.queryByRole('button', { name: scroll.right })?.click();
      expect(canvas.queryByRole('button', { name: scroll.right })).toBeNull();
    });
  },
};

/** Wider than the screen, and drawn smaller so that it fits; a button gives it full size. */
export const Fitted: Story = {
  args: { open: [100], objectives: true, fitted: true },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const locale = localeOf({ globals });
    const { fit, full } = labelsOf(locale).groupTree.fitLabels;
    const frame = await canvas.findByRole('region', { name: levelTexts[locale].tree });
    const isWide = () => frame.scrollWidth > frame.clientWidth;
    // Where there is room, or one column, nothing needs to fit.
    if (canvas.queryByRole('button', { name: full }) === null) return;
    await waitFor(() => expect(isWide()).toBe(false));
    await userEvent.click(canvas.getByRole('button', { name: full }));
    await waitFor(() => expect(isWide()).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: fit }));
    await waitFor(() => expect(isWide()).toBe(false));
  },
};

/** Too wide to be read at any smaller size: those that nothing is below stand in one column. */
export const FittedWide: Story = {
  args: { roots: twoRoots, open: ALL.flatMap((id) => [id, id + 100]), fitted: true },
  play: async ({ canvasElement, globals }) => {
    const level = levelTexts[localeOf({ globals })];
    const frame = await within(canvasElement).findByRole('region', { name: level.tree });
    if (frame.clientWidth < 1100) return;
    await waitFor(() => expect(frame.querySelector('[data-stacked]')).not.toBeNull());
  },
};

/** Two main targets under the objectives, as on the strategy screen: lines join them wherever the tree is scrolled to. */
export const UnderObjectives: Story = {
  args: { roots: twoRoots, open: [100], objectives: true },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const level = levelTexts[localeOf({ globals })];
    const frame = await canvas.findByRole('region', { name: level.tree });
    if (frame.scrollWidth <= frame.clientWidth) return;
    const start = () => {
      const path = frame.querySelector<SVGPathElement>('ul[data-top] > svg > path');
      const from = Number(/^M([\d.]+)/.exec(path?.getAttribute('d') ?? '')?.[1]);
      return (path?.ownerSVGElement?.getBoundingClientRect().left ?? 0) + from;
    };
    const { left } = frame.getBoundingClientRect();
    const middle = left + frame.clientWidth / 2;
    for (const place of [0, frame.scrollWidth]) {
      frame.scrollLeft = place;
      // Both are rounded to whole pixels.
      await waitFor(() => expect(Math.abs(start() - middle)).toBeLessThanOrEqual(1));
    }
    frame.scrollLeft = (frame.scrollWidth - frame.clientWidth) / 2;
  },
};

/** A group whose children are on their way. */
export const Expanding: Story = { args: { loading: [110] } };

/** On narrow screens the cards are in one column. */
export const Narrow: Story = {
  args: { open: ALL, objectives: true },
  globals: { viewport: { value: 'phone' } },
};
