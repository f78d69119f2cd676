import type { Meta, StoryObj } from '@storybook/react-vite';
import { labelsOf, localeOf } from '../../test/fixtures/labels.js';
import { fullTarget, targetsInEveryState } from '../../test/fixtures/strategy.js';
import { TargetDetail } from './TargetDetail.js';

export default {
  title: 'Strategy/TargetDetail/Visual',
  tags: ['visual', '!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

/** Everything known, little known, nothing reached, and loading; in full and narrow width. */
export const Everything: StoryObj = {
  render: (_, context) => {
    const locale = localeOf(context);
    const labels = labelsOf(locale).targetDetail;
    return (
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: '500px 320px',
          alignItems: 'start',
          gap: '32px 48px',
        }}
      >
        {[fullTarget, ...targetsInEveryState.slice(5, 8), null].flatMap((target) => [
          <TargetDetail
            key={`${target?.id} wide`}
            showTitle
            target={target}
            locale={locale}
            labels={labels}
          />,
          <TargetDetail
            key={`${target?.id} narrow`}
            target={target}
            locale={locale}
            labels={labels}
          />,
        ])}
      </div>
    );
  },
};
