import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { labelsOf, localeOf } from '../../test/fixtures/labels.js';
import { fullTarget, target } from '../../test/fixtures/strategy.js';
import { Button } from '../Button/index.js';
import { Modal } from '../Modal/index.js';
import { TargetDetail, type TargetDetailProps } from './TargetDetail.js';

const meta = {
  title: 'Strategy/TargetDetail',
  component: TargetDetail,
  args: { target: fullTarget, locale: 'en', labels: labelsOf('en').targetDetail, showTitle: true },
  render: (args, context) => {
    const locale = localeOf(context);
    return <TargetDetail {...args} locale={locale} labels={labelsOf(locale).targetDetail} />;
  },
} satisfies Meta<typeof TargetDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const fi = globals.language === 'fi';
    await expect(await canvas.findByRole('heading', { level: 2 })).toHaveTextContent('Net sales');
    const done = await canvas.findByText(fi ? 'Toteutumisaste' : 'Percent done');
    await expect(done.nextElementSibling).toHaveTextContent(fi ? '102,72 %' : '102.72 %');
  },
};

/** Each value can be asked how it came about. */
export const Traceable: Story = {
  args: { trace: { onTrace: fn(), label: (figure) => `How this figure came about: ${figure}` } },
  play: async ({ canvasElement, args, globals }) => {
    const name = globals.language === 'fi' ? /Tavoitearvo$/ : /Target value$/;
    await userEvent.click(await within(canvasElement).findByRole('button', { name }));
    await expect(args.trace?.onTrace).toHaveBeenCalledWith('target');
  },
};

/** As cards say it: in percent, of percentages in points, coloured by what it is to the target. */
export const ChangeInPoints: Story = {
  args: {
    target: target(2, 'Gross margin', {
      current_value: 41,
      target_value: 48,
      compare_value: 39.8,
      unit: '%',
    }),
  },
  play: async ({ canvasElement, globals }) => {
    const { now, effect } = labelsOf(localeOf({ globals })).targetDetail;
    const change = await within(canvasElement).findByTitle(effect.better);
    await expect(change).toHaveTextContent(/^\+1[.,]2/);
    await expect(change.parentElement).toHaveTextContent(new RegExp(`^${now} `));
  },
};

/** Only what is known is shown. */
export const WithoutFormulas: Story = {
  args: { target: target(2, 'Gross margin', { current_value: 41, target_value: 48, unit: '%' }) },
};

export const NoData: Story = {
  args: {
    target: target(8, 'Energy used', {
      target_value: 410,
      unit: 'kWh',
      data_available_for_current_value: false,
    }),
  },
};

/** The period is not verified to its end. */
export const WithEstimates: Story = {
  args: { target: { ...fullTarget, is_verified: false } },
  play: async ({ canvasElement, globals }) => {
    const { estimate } = labelsOf(localeOf({ globals })).targetDetail;
    await expect(await within(canvasElement).findByText(estimate)).toBeVisible();
  },
};

export const Loading: Story = { args: { target: null } };

export const LongText: Story = {
  args: {
    target: {
      ...fullTarget,
      title: 'Tuotantokustannusten ja kuljetuskustannusten yhteenlaskettu osuus liikevaihdosta',
      current_value: -123_456_789.12,
      target_value: 987_654_321.98,
      measurement_type_prefix: '',
      unit: 'euroa kuukaudessa',
      formula_str:
        '(Raaka-aineet + Energia + Alihankinta + Palkat ja palkkiot + Henkilösivukulut) / (Liikevaihto − Annetut alennukset) × 100',
      additional_information:
        'https://intra.pohjolanpaja.example/talous/ohjeet/tavoitteiden-laskenta'.repeat(2),
    },
  },
  globals: { viewport: { value: 'phone' } },
};

const InDialog = (props: TargetDetailProps) => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{props.target?.title}</Button>
      <Modal
        open={open}
        onOpenChange={setOpen}
        title={props.target?.title}
        closeLabel={props.locale === 'fi' ? 'Sulje' : 'Close'}
        size="target"
      >
        <TargetDetail {...props} showTitle={false} />
      </Modal>
    </>
  );
};

/** As on the strategy screen. Terms show where their figures come from. */
export const InADialog: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  render: (args, context) => {
    const locale = localeOf(context);
    return <InDialog {...args} locale={locale} labels={labelsOf(locale).targetDetail} />;
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Net sales' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Service sales' }));
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tooltip).toHaveTextContent('Contracts × Monthly fee'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Net sales' })).toBeVisible());
  },
};
