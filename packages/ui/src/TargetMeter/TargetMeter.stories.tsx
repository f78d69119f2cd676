import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { labelsOf, localeOf } from '../../test/fixtures/labels.js';
import { target } from '../../test/fixtures/strategy.js';
import { MeterMark } from './MeterMark.js';
import { TargetMeter } from './TargetMeter.js';

const meta = {
  title: 'Strategy/TargetMeter',
  component: TargetMeter,
  args: {
    target: target(1, 'Net sales', { current_value: 75, target_value: 100 }),
    label: 'Net sales',
    locale: 'en',
    labels: labelsOf('en').targetMeter,
  },
  render: (args, context) => {
    const locale = localeOf(context);
    return (
      <div style={{ maxWidth: 420 }}>
        <TargetMeter {...args} locale={locale} labels={labelsOf(locale).targetMeter} />
      </div>
    );
  },
} satisfies Meta<typeof TargetMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From half of the target on the meter is yellow, with a diamond. */
export const OnTheWay: Story = {
  play: async ({ canvasElement }) => {
    const meter = await within(canvasElement).findByRole('meter', { name: 'Net sales' });
    await expect(meter).toHaveAttribute('data-status', 'mid');
    await expect(meter).toHaveAttribute('aria-valuenow', '75');
  },
};

/** Below half it is red, with a triangle. */
export const FarFromTheTarget: Story = {
  args: { target: target(1, '', { current_value: 31, target_value: 100 }) },
};

/** How what is filled looks in a meter. */
const fillOf = (meter: HTMLElement): CSSStyleDeclaration => {
  const fill = meter.querySelector(':scope > div > div');
  if (!fill) throw new Error('The meter has no bar');
  return getComputedStyle(fill, '::before');
};

/** From 90 % on it is green, with a disc; a pale green in an edge, because the target is missed. */
export const NearTheTarget: Story = {
  args: { target: target(1, '', { current_value: 96, target_value: 100 }) },
  play: async ({ canvasElement }) => {
    const fill = fillOf(await within(canvasElement).findByRole('meter'));
    await expect(fill.boxShadow).not.toContain(fill.backgroundColor);
  },
};

/** The tick and a solid green show what is achieved. */
export const Achieved: Story = {
  args: { target: target(1, '', { current_value: 103, target_value: 100 }) },
  play: async ({ canvasElement }) => {
    const fill = fillOf(await within(canvasElement).findByRole('meter'));
    await expect(fill.boxShadow).toContain(fill.backgroundColor);
  },
};

/** The compare value is marked where it differs from the target. */
export const WithCompareValue: Story = {
  args: {
    target: target(1, '', { current_value: 64, target_value: 100, compare_value: 80 }),
  },
  play: async ({ canvasElement, globals }) => {
    const meter = await within(canvasElement).findByRole('meter');
    await expect(meter).toHaveAccessibleName('Net sales');
    const spoken = meter.getAttribute('aria-valuetext');
    await expect(spoken).toContain(globals.language === 'fi' ? '80,00' : '80.00');
  },
};

/** A compare value above the target becomes the end of the bar; the target is a notch in it. */
export const CompareAboveTheTarget: Story = {
  args: {
    target: target(1, '', { current_value: 64, target_value: 100, compare_value: 125 }),
  },
};

/** There is data and nothing is reached: the ground is red. */
export const BelowZero: Story = {
  args: { target: target(1, '', { current_value: -12, target_value: 100 }) },
};

/** Nothing is known: grey and dashed, no percentage. */
export const NoData: Story = {
  args: {
    target: target(1, '', { target_value: 100, data_available_for_current_value: false }),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('img')).toHaveAttribute(
      'data-status',
      'none',
    );
    await expect(within(canvasElement).queryByRole('meter')).toBeNull();
  },
};

/** Not every month of the period is verified: the bar is striped, and it is said. */
export const WithEstimates: Story = {
  args: {
    target: target(1, '', { current_value: 75, target_value: 100, is_verified: false }),
  },
  play: async ({ canvasElement, globals }) => {
    const meter = await within(canvasElement).findByRole('meter');
    const { estimate } = labelsOf(localeOf({ globals })).targetMeter;
    await expect(meter.getAttribute('aria-valuetext')).toContain(estimate);
  },
};

/** Lower is better: 0 achieves the target, though no percentage can say so. */
export const ReversedAndZero: Story = {
  args: { target: target(1, '', { current_value: 0, target_value: 4, reversed_target: true }) },
};

/** What is not achieved never reads 100 %. */
export const AlmostAchieved: Story = {
  args: { target: target(1, '', { current_value: 99_999.9, target_value: 100_000 }) },
  play: async ({ canvasElement, globals }) => {
    const text = globals.language === 'fi' ? '99,99 %' : '99.99 %';
    await waitFor(() => expect(within(canvasElement).getByText(text)).toBeVisible());
  },
};

export const Large: Story = {
  args: {
    size: 'lg',
    target: target(1, '', { current_value: 64, target_value: 100, compare_value: 80 }),
  },
};

/** Beside words for the compare value, the mark that it has on the meter. */
export const MarkBesideWords: Story = {
  ...WithCompareValue,
  render: (args, context) => {
    const locale = localeOf(context);
    return (
      <div style={{ maxWidth: 420 }}>
        <TargetMeter {...args} locale={locale} labels={labelsOf(locale).targetMeter} />
        <MeterMark data-testid="mark" />
        80.00
      </div>
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('mark')).toBeVisible();
  },
};
