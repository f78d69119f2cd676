import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import * as dateTimeField from '../../src/DateTimeField/DateTimeField.stories.js';
import * as fileInputs from '../../src/FileInputs/FileInputs.stories.js';
import * as formField from '../../src/FormField/FormField.stories.js';
import * as formStack from '../../src/FormStack/FormStack.stories.js';
import * as formulaField from '../../src/FormulaField/FormulaField.stories.js';
import * as multiSelect from '../../src/MultiSelect/MultiSelect.stories.js';
import * as passwordField from '../../src/PasswordField/PasswordField.stories.js';
import * as recipientPicker from '../../src/RecipientPicker/RecipientPicker.stories.js';
import * as select from '../../src/Select/Select.stories.js';
import * as slider from '../../src/Slider/Slider.stories.js';
import * as switches from '../../src/Switch/Switch.stories.js';
import * as textArea from '../../src/TextArea/TextArea.stories.js';
import * as textField from '../../src/TextField/TextField.stories.js';
import { Gallery, Sample, samplesOf } from './Gallery.js';

export default {
  title: 'Fields/Visual',
  tags: ['visual', '!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

const areas = samplesOf(textArea);
const texts = samplesOf(textField);
const passwords = samplesOf(passwordField);
const selects = samplesOf(select);
const multiSelects = samplesOf(multiSelect);
const moments = samplesOf(dateTimeField);
const recipients = samplesOf(recipientPicker);
const sliders = samplesOf(slider);
const files = samplesOf(fileInputs);
const forms = samplesOf(formStack);

const formulas = samplesOf(formulaField);
const formFields = samplesOf(formField);
const onOff = samplesOf(switches);
const finnishOnOff = samplesOf(switches, 'fi');

/** Each field filled, disabled and with an error. */
export const Everything: StoryObj = {
  tags: ['forced-colors'],
  render: () => (
    <Gallery>
      <Sample of={texts.Empty} width={290} />
      <Sample of={texts.WithHint} width={290} />
      <Sample of={texts.WithErrors} width={290} />
      <Sample of={texts.Disabled} width={290} />
      <Sample of={passwords.WithErrors} width={290} />
      <Sample of={selects.Chosen} width={290} />
      <Sample of={selects.WithErrors} width={290} />
      <Sample of={selects.Disabled} width={290} />
      <Sample of={multiSelects.Chosen} width={290} height={110} />
      <Sample of={multiSelects.WithError} width={290} height={110} />
      <Sample of={multiSelects.Disabled} width={290} height={110} />
      <Sample of={moments.WithError} width={320} />
      <Sample of={moments.Disabled} width={320} />
      <Sample of={moments.Narrow} width={280} />
      <Sample of={recipients.WithError} width={290} height={110} />
      <Sample of={recipients.ManyAndNarrow} width={300} height={260} />
      <Sample of={files.WhileSending} width={290} />
      <Sample of={files.Refused} width={290} />
      <Sample of={forms.WithErrors} width={290} />
      <Sample of={sliders.Untouched} width={290} />
      <Sample of={sliders.ReadOnly} width={290} />
      <Sample of={sliders.Finnish} width={290} />
      <Sample of={formFields.AroundASlider} width={290} />
      <Sample of={formFields.WithErrors} width={290} />
      <Sample of={onOff.Off} width={290} />
      <Sample of={onOff.On} width={290} />
      <Sample of={onOff.Disabled} width={290} />
      <Sample of={onOff.DisabledOn} width={290} />
      <Sample of={onOff.WithHint} width={290} />
      <Sample of={onOff.Narrow} width={200} />
      <Sample of={finnishOnOff.On} width={290} />
    </Gallery>
  ),
};

/** Fields of several lines. */
export const Areas: StoryObj = {
  tags: ['forced-colors'],
  render: () => (
    <Gallery>
      <Sample of={areas.Empty} width={290} />
      <Sample of={areas.WithHint} width={290} />
      <Sample of={areas.WithErrors} width={290} />
      <Sample of={areas.LongText} width={290} />
      <Sample of={areas.Disabled} width={290} />
    </Gallery>
  ),
};

/** Formulas with and without a problem. */
export const Formulas: StoryObj = {
  tags: ['forced-colors'],
  render: () => (
    <Gallery>
      <Sample of={formulas.Empty} width={290} />
      <Sample of={formulas.WithProblem} width={290} />
      <Sample of={formulas.LongFormula} width={290} />
      <Sample of={formulas.Disabled} width={290} />
    </Gallery>
  ),
};

/** The bracket at the caret is marked with its partner. */
export const FormulaBrackets: StoryObj = {
  tags: ['forced-colors'],
  render: () => (
    <Gallery>
      <Sample of={formulas.Brackets} width={290} />
    </Gallery>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('textbox'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvasElement.querySelectorAll('mark')).toHaveLength(2));
  },
};
