import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { labelsOf, localeOf } from '../../test/fixtures/labels.js';
import { Button } from '../Button/index.js';
import { TermTooltip } from './TermTooltip.js';

export default {
  title: 'Strategy/TermTooltip/Visual',
  tags: ['visual', '!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

/** An open tooltip with a formula of several lines. */
export const Everything: StoryObj = {
  render: (_, context) => (
    <div style={{ padding: '24px 24px 240px' }}>
      <TermTooltip
        side="bottom"
        labels={labelsOf(localeOf(context)).termTooltip}
        term={{
          title: 'Tuotantokustannusten ja kuljetuskustannusten osuus liikevaihdosta',
          formula_str:
            '(Raaka-aineet + Energia + Alihankinta + Palkat ja palkkiot + Kuljetukset) / (Liikevaihto − Annetut alennukset) × 100',
        }}
      >
        <Button size="sm">Tuotantokustannukset</Button>
      </TermTooltip>
    </div>
  ),
  play: async () => {
    await screen.findAllByRole('button');
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};
