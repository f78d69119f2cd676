import type { Meta, StoryObj } from '@storybook/react-vite';
import * as commentThread from '../../src/CommentThread/CommentThread.stories.js';
import * as dateSelector from '../../src/DateSelector/DateSelector.stories.js';
import * as fileInputs from '../../src/FileInputs/FileInputs.stories.js';
import * as formField from '../../src/FormField/FormField.stories.js';
import * as groupCard from '../../src/GroupCard/GroupCard.stories.js';
import * as multiSelect from '../../src/MultiSelect/MultiSelect.stories.js';
import * as objectiveCards from '../../src/ObjectiveCards/ObjectiveCards.stories.js';
import * as recipientPicker from '../../src/RecipientPicker/RecipientPicker.stories.js';
import * as reportCard from '../../src/ReportCard/ReportCard.stories.js';
import * as systemMessageCard from '../../src/SystemMessageCard/SystemMessageCard.stories.js';
import * as targetDetail from '../../src/TargetDetail/TargetDetail.stories.js';
import * as targetList from '../../src/TargetList/TargetList.stories.js';
import * as targetSummary from '../../src/TargetSummary/TargetSummary.stories.js';
import * as taskDetails from '../../src/TaskDetails/TaskDetails.stories.js';
import * as taskList from '../../src/TaskList/TaskList.stories.js';
import { Gallery, Sample, samplesOf } from './Gallery.js';

/** Parts of a screen as a phone shows them, in the language with the longer words. */
export default { title: 'Phone/Visual', tags: ['visual', '!autodocs', '!dev'] } satisfies Meta;

const PHONE = 328;

const comments = samplesOf(commentThread, 'fi');
const dates = samplesOf(dateSelector, 'fi');
const files = samplesOf(fileInputs, 'fi');
const fields = samplesOf(formField, 'fi');
const groups = samplesOf(groupCard, 'fi');
const choices = samplesOf(multiSelect, 'fi');
const objectives = samplesOf(objectiveCards, 'fi');
const recipients = samplesOf(recipientPicker, 'fi');
const reports = samplesOf(reportCard, 'fi');
const messages = samplesOf(systemMessageCard, 'fi');
const details = samplesOf(targetDetail, 'fi');
const lists = samplesOf(targetList, 'fi');
const summaries = samplesOf(targetSummary, 'fi');
const tasks = samplesOf(taskDetails, 'fi');
const taskLists = samplesOf(taskList, 'fi');

export const Strategy: StoryObj = {
  render: () => (
    <Gallery>
      <Sample of={summaries.Narrow} width={PHONE} />
      <Sample of={objectives.Narrow} width={PHONE} />
      <Sample of={groups.Expanded} width={PHONE} />
      <Sample of={groups.LongText} width={PHONE} />
      <Sample of={lists.EveryState} width={PHONE} />
      <Sample of={details.Default} width={PHONE} />
    </Gallery>
  ),
};

export const Forms: StoryObj = {
  render: () => (
    <Gallery>
      <Sample of={dates.InAForm} width={PHONE} />
      <Sample of={dates.Narrow} width={PHONE} />
      <Sample of={fields.WithErrors} width={PHONE} />
      <Sample of={choices.WithError} width={PHONE} />
      <Sample of={recipients.WithError} width={PHONE} />
      <Sample of={files.Refused} width={PHONE} />
    </Gallery>
  ),
};

export const Work: StoryObj = {
  render: () => (
    <Gallery>
      <Sample of={taskLists.Tasks} width={PHONE} />
      <Sample of={tasks.ForManagers} width={PHONE} />
      <Sample of={comments.Comments} width={PHONE} />
      <Sample of={reports.Ready} width={PHONE} />
      <Sample of={messages.Unread} width={PHONE} />
    </Gallery>
  ),
};
