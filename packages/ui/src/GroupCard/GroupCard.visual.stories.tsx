import type { Meta, StoryObj } from '@storybook/react-vite';
import { labelsOf, localeOf } from '../../test/fixtures/labels.js';
import { levelTexts, targetsInEveryState } from '../../test/fixtures/strategy.js';
import { TargetList } from '../TargetList/index.js';
import { GroupCard } from './GroupCard.js';

export default {
  title: 'Strategy/GroupCard/Visual',
  tags: ['visual', '!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

/** Every state, with every state of the meter. */
export const Everything: StoryObj = {
  render: (_, context) => {
    const locale = localeOf(context);
    const texts = { ...labelsOf(locale), level: levelTexts[locale] };
    const list = (from: number, to: number) => (
      <TargetList
        targets={targetsInEveryState.slice(from, to)}
        selectedId={2}
        hrefOf={({ id }) => (id % 3 === 0 ? '#graph' : null)}
        locale={locale}
        labels={texts.targetList}
        onOpenDetails={() => undefined}
      />
    );
    const shared = {
      labels: texts.groupCard,
      levelLabel: texts.level.top,
      onToggle: () => undefined,
    };
    return (
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: '600px 400px 320px',
          alignItems: 'start',
          gap: 16,
        }}
      >
        <GroupCard {...shared} behindBelow={3} title="Kannattava kasvu" owner={{ name: 'maria' }}>
          {list(0, 5)}
        </GroupCard>
        <GroupCard {...shared} expanded title="Production" owner={{ name: 'öhman' }}>
          {list(5, 10)}
        </GroupCard>
        <GroupCard
          {...shared}
          behindBelow={1}
          title="Henkilöstön hyvinvointi ja työturvallisuus kaikissa toimipisteissä"
          owner={{ name: 'sari' }}
        >
          {list(3, 8)}
        </GroupCard>
        <GroupCard {...shared} loading title="Kannattava kasvu" owner={{ name: 'maria' }}>
          {list(0, 2)}
        </GroupCard>
        <GroupCard labels={texts.groupCard} levelLabel={texts.level.bottom} title="Energy">
          {list(0, 0)}
        </GroupCard>
        <GroupCard labels={texts.groupCard} title="Materials">
          <TargetList
            loading
            targets={[]}
            locale={locale}
            labels={texts.targetList}
            onOpenDetails={() => undefined}
          />
        </GroupCard>
      </div>
    );
  },
};
