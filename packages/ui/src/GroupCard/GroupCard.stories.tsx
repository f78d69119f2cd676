import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { labelsOf, localeOf } from '../../test/fixtures/labels.js';
import { levelTexts, targetsInEveryState } from '../../test/fixtures/strategy.js';
import { ErrorState } from '../ErrorState/index.js';
import { TargetList, type TargetListItem } from '../TargetList/index.js';
import { GroupCard, type GroupCardProps } from './GroupCard.js';

interface StoryArgs extends GroupCardProps {
  targets: readonly TargetListItem[] | 'loading';
}

const meta = {
  title: 'Strategy/GroupCard',
  component: GroupCard,
  args: {
    title: 'Kannattava kasvu',
    owner: { name: 'maria.virtanen@pohjolanpaja.example' },
    labels: labelsOf('en').groupCard,
    expanded: false,
    onToggle: fn(),
    targets: targetsInEveryState.slice(0, 3),
  },
  render: ({ targets, ...args }, context) => {
    const locale = localeOf(context);
    const texts = { ...labelsOf(locale), level: levelTexts[locale] };
    return (
      <GroupCard {...args} labels={texts.groupCard} levelLabel={args.levelLabel ?? texts.level.top}>
        {args.children ?? (
          <TargetList
            targets={targets === 'loading' ? [] : targets}
            loading={targets === 'loading'}
            locale={locale}
            labels={texts.targetList}
            onOpenDetails={() => undefined}
          />
        )}
      </GroupCard>
    );
  },
} satisfies Meta<StoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A group with children can be opened. */
export const Collapsed: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const { expand } = labelsOf(localeOf({ globals })).groupCard;
    const button = await within(canvasElement).findByRole('button', {
      name: expand('Kannattava kasvu'),
    });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(args.onToggle).toHaveBeenCalledTimes(1);
  },
};

/** While its children are not in sight it tells how many of their targets are behind. */
export const BehindBelow: Story = {
  args: { behindBelow: 2 },
  play: async ({ canvasElement, globals }) => {
    const { behindBelow } = labelsOf(localeOf({ globals })).groupCard;
    await expect(await within(canvasElement).findByText(behindBelow(2))).toBeVisible();
  },
};

/** The mark is that of the target that is farthest behind. */
export const BehindBelowInPart: Story = {
  args: { behindBelow: 1, behindStatus: 'mid' },
  play: async ({ canvasElement, globals }) => {
    const { behindBelow } = labelsOf(localeOf({ globals })).groupCard;
    const words = await within(canvasElement).findByText(behindBelow(1));
    await expect(words.querySelector('svg')).toHaveAttribute('data-status', 'mid');
  },
};

/** A filter leaves none of its targets: it stays, low and faint, as the way to those below it. */
export const Filtered: Story = {
  args: {
    onToggle: undefined,
    hiddenNote: '2 other targets hidden',
    // Nothing, not even "no targets".
    children: <></>,
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('2 other targets hidden')).toBeVisible();
  },
};

/** Once they are in sight they tell it themselves. */
export const Expanded: Story = {
  args: { expanded: true, behindBelow: 2 },
  play: async ({ canvasElement, globals }) => {
    const { behindBelow } = labelsOf(localeOf({ globals })).groupCard;
    await expect(within(canvasElement).queryByText(behindBelow(2))).toBeNull();
  },
};

/** While the children are loaded the card is covered, and its button waits. */
export const Expanding: Story = {
  args: { loading: true },
  play: async ({ args, canvasElement }) => {
    (await within(canvasElement).findAllByRole('button'))[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};

/** The owner stands at the end of the head, with the name where there is room for it. */
export const Owned: Story = {
  args: { owner: { name: 'Maria Virtanen' } },
  decorators: [
    (Story) => (
      <>
        {[600, 280].map((width) => (
          <div key={width} style={{ width }}>
            <Story />
          </div>
        ))}
      </>
    ),
  ],
  parameters: { narrow: false },
  play: async ({ canvasElement }) => {
    const [inWide, inNarrow] = await within(canvasElement).findAllByText('Maria Virtanen');
    await expect(inWide).toBeVisible();
    await expect(inNarrow).not.toBeVisible();
    const pictures = within(canvasElement).getAllByRole('img', { name: /Maria Virtanen/ });
    await expect(pictures).toHaveLength(2);
  },
};

/** Without children there is no button; without an owner no picture. */
export const Leaf: Story = {
  args: { onToggle: undefined, owner: null, levelLabel: 'focus areas' },
};

export const LoadingTargets: Story = { args: { targets: 'loading' } };

export const NoTargets: Story = { args: { targets: [] } };

/** The targets could not be loaded. */
export const Failed: Story = {
  args: {
    children: (
      <ErrorState title="The targets could not be loaded." retryLabel="Try again" onRetry={fn()} />
    ),
  },
};

export const LongText: Story = {
  args: {
    title: 'Henkilöstön hyvinvointi ja työturvallisuus kaikissa toimipisteissä ja alihankkijoilla',
    targets: targetsInEveryState.slice(7, 10),
  },
  globals: { viewport: { value: 'phone' } },
};
