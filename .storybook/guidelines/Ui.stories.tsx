import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeleteIcon, PlusIcon } from '../../packages/ui/src/icons/index.js';
import {
  Badge,
  Banner,
  Button,
  Checkbox,
  EmptyState,
  ErrorState,
  Icon,
  IconButton,
  SegmentedControl,
  Select,
  Skeleton,
  Slider,
  Spinner,
  TextField,
} from '../../packages/ui/src/index.js';
import { Do, Dont, Guide, Pair } from './parts.js';

const meta = {
  title: 'Components',
  parameters: { sameInEveryLanguage: 'For designers and developers, in English as the code is.' },
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;

const ignore = () => {};

/** Banner, badge, avatar, empty and error states, skeletons, spinners, icons. */
export const Foundations: StoryObj = {
  render: () => (
    <Guide>
      <Pair title="Waiting">
        <Do text="Draw a skeleton of the final size, so that nothing jumps when the content comes.">
          <Skeleton width={220} />
          <Skeleton width={160} />
        </Do>
        <Dont text="Put a spinner where a page will be: it says nothing of what comes, and then all moves.">
          <Spinner label="Loading" />
        </Dont>
      </Pair>
      <Pair title="Nothing there, and something wrong">
        <Do text="Say what is missing and what can be done; a problem offers to try again.">
          <ErrorState
            title="The targets could not be loaded"
            retryLabel="Try again"
            onRetry={ignore}
          />
        </Do>
        <Dont text="Show a problem as emptiness: people would think that their data is gone.">
          <EmptyState title="No targets" />
        </Dont>
      </Pair>
      <Pair title="Tone">
        <Do text="Join every tone with a mark and words. Danger is for what failed or destroys.">
          <Banner tone="warning" title="Some figures are estimates">
            October is not verified yet.
          </Banner>
        </Do>
        <Dont text="Let the colour alone tell two badges apart.">
          <span>
            <Badge tone="success">82 %</Badge> <Badge tone="danger">31 %</Badge>
          </span>
        </Dont>
      </Pair>
    </Guide>
  ),
};

/** Buttons, icon buttons, links, segmented controls. */
export const Actions: StoryObj = {
  render: () => (
    <Guide>
      <Pair title="One thing to do">
        <Do text="One primary button per view: what people came for. A verb and its object.">
          <span>
            <Button variant="primary">Create report</Button> <Button>Cancel</Button>
          </span>
        </Do>
        <Dont text="Compete: two primaries are none.">
          <span>
            <Button variant="primary">Save</Button> <Button variant="primary">Cancel</Button>
          </span>
        </Dont>
      </Pair>
      <Pair title="Icons">
        <Do text="Use an icon alone only where space is scarce and the sign is known; it has a name.">
          <IconButton label="Delete">
            <Icon icon={DeleteIcon} />
          </IconButton>
        </Do>
        <Dont text="Hide the main action of a page behind an icon.">
          <IconButton label="Create report" variant="primary">
            <Icon icon={PlusIcon} />
          </IconButton>
        </Dont>
      </Pair>
      <Pair title="A choice that shows at once">
        <Do text="Use a segmented control for two to four short choices that change the view.">
          <SegmentedControl
            label="View"
            value="graph"
            onValueChange={ignore}
            options={[
              { value: 'graph', label: 'Graph' },
              { value: 'numbers', label: 'Numbers' },
            ]}
          />
        </Do>
        <Dont text="Use two buttons for one choice: neither says which one holds.">
          <span>
            <Button>Graph</Button> <Button>Numbers</Button>
          </span>
        </Dont>
      </Pair>
      <Pair title="While it works">
        <Do text="Use `loading`: the button keeps its width and the focus and cannot be pressed twice.">
          <Button loading loadingLabel="Saving">
            Save
          </Button>
        </Do>
        <Dont text="Disable it: focus is lost without explanation.">
          <Button disabled>Save</Button>
        </Dont>
      </Pair>
    </Guide>
  ),
};

/** Text fields, selects, pickers, sliders, files, dates. */
export const Fields: StoryObj = {
  render: () => (
    <Guide>
      <Pair title="Labels and errors">
        <Do text="Keep the label above, the hint below it, and the error at its field, in words.">
          <TextField label="Email" defaultValue="maija" errors={['Enter a valid email address.']} />
        </Do>
        <Dont text="Use the placeholder as the label: it goes away when it is needed.">
          <TextField label="Email" hideLabel placeholder="Email" />
        </Dont>
      </Pair>
      <Pair title="One of several">
        <Do text="Use a select for more than four choices, or for long ones.">
          <Select
            label="Grouping"
            options={[
              { value: 'month', label: 'Month' },
              { value: 'quarter', label: 'Quarter' },
            ]}
          />
        </Do>
        <Dont text="Use a checkbox for a choice of two equal things: what is “no”?">
          <Checkbox label="Quarter" />
        </Dont>
      </Pair>
      <Pair title="Numbers">
        <Do text="Use the slider for a rough share, and write the value beside it.">
          <div style={{ width: '100%' }}>
            <Slider
              label="Progress"
              value={40}
              onValueChange={ignore}
              formatValue={(value) => `${value} %`}
            />
          </div>
        </Do>
        <Dont text="Use it for exact figures such as a target value; a text field takes those." />
      </Pair>
      <Pair title="Months">
        <Do text="Let the date selector keep its rules: a third month leaves the earliest and the latest, “YTD” toggles. Give it the months that have data." />
        <Dont text="Build a period out of two selects." />
      </Pair>
    </Guide>
  ),
};

/** Dialogs, confirmations, menus, popovers, tooltips, tabs, toasts. */
export const Overlays: StoryObj = {
  render: () => (
    <Guide>
      <Pair title="Dialogs">
        <Do text="Ask before something is destroyed, name it, and answer with the verb.">
          <span>
            <Button>No</Button> <Button variant="danger">Yes, delete</Button>
          </span>
        </Do>
        <Dont text="Answer with words that say nothing of what happens.">
          <span>
            <Button>Cancel</Button> <Button variant="primary">OK</Button>
          </span>
        </Dont>
      </Pair>
      <Pair title="Toasts">
        <Do text="Say in a toast what has happened, in one sentence that may be missed." />
        <Dont text="Put the only explanation of an error in a toast: errors of fields belong to the fields." />
      </Pair>
      <Pair title="Tooltips and popovers">
        <Do text="Use a popover for what is read or pressed; it opens by click, too, and stays." />
        <Dont text="Put buttons or needed facts into a tooltip: on a touch screen nobody hovers." />
      </Pair>
      <Pair title="Menus">
        <Do text="Put rare actions of a row into a menu, the destroying one last and apart." />
        <Dont text="Hide the one action that a row has in a menu." />
      </Pair>
    </Guide>
  ),
};

/** Top bar, left menu, page header, hot link, environment selector. */
export const Shell: StoryObj = {
  render: () => (
    <Guide>
      <Pair title="Titles">
        <Do text="Give each page one `PageHeader`; its title is the only first-level heading." />
        <Dont text="Repeat the organisation in the title: the top bar says it." />
      </Pair>
      <Pair title="The left menu">
        <Do text="Use short nouns. Long Finnish compounds part between their words; they are never cut." />
        <Dont text="Rely on the collapsed menu’s icons: choose different ones for different pages." />
      </Pair>
      <Pair title="A phone’s bottom bar">
        <Do text="Put the three or four pages that are opened most into `BottomNav`, with a short name each." />
        <Dont text="Repeat the whole menu there: it stays behind the button in the top bar." />
      </Pair>
      <Pair title="Unread">
        <Do text="Join the red dot with a text for those who do not see it (`dotLabel`)." />
        <Dont text="Count everything: a dot says that there is something, the page says what." />
      </Pair>
    </Guide>
  ),
};
