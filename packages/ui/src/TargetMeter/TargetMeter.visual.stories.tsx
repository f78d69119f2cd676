import type { Meta, StoryObj } from '@storybook/react-vite';
import { labelsOf, localeOf } from '../../test/fixtures/labels.js';
import { target, targetsInEveryState } from '../../test/fixtures/strategy.js';
import { TargetMeter } from './TargetMeter.js';

export default {
  title: 'Strategy/TargetMeter/Visual',
  tags: ['visual', '!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

const extremes = [
  target(21, 'Compare value far above', {
    current_value: 50,
    target_value: 100,
    compare_value: 900,
  }),
  target(22, 'Compare value below zero', {
    current_value: 50,
    target_value: 100,
    compare_value: -9,
  }),
  target(23, 'Compare value at the end', {
    current_value: 20,
    target_value: 100,
    compare_value: 99,
  }),
  target(24, 'Far beyond', { current_value: 123_456, target_value: 1 }),
];

/** Every state in both sizes and in a narrow place. */
export const Everything: StoryObj = {
  tags: ['forced-colors'],
  render: (_, context) => {
    const locale = localeOf(context);
    return (
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: '200px 300px 160px',
          gap: '12px 32px',
          alignItems: 'center',
        }}
      >
        {[...targetsInEveryState, ...extremes].map((item) => {
          const shared = {
            target: item,
            label: item.title,
            locale,
            labels: labelsOf(locale).targetMeter,
          };
          return [
            <TargetMeter key={`${item.id} sm`} {...shared} />,
            <TargetMeter key={`${item.id} lg`} {...shared} size="lg" />,
            <TargetMeter key={`${item.id} narrow`} {...shared} />,
          ];
        })}
      </div>
    );
  },
};
