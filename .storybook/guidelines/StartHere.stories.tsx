import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../packages/ui/src/index.js';
import { Columns, Guide } from './parts.js';

const meta = {
  title: 'Start here',
  parameters: { sameInEveryLanguage: 'For designers and developers, in English as the code is.' },
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;

const Way = ({ to, children }: { to: string; children: string }) => (
  <li>
    <Link href={`./?path=/${to}`} target="_top">
      {children}
    </Link>
  </li>
);

/** Where to begin, for each reader. */
export const StartHere: StoryObj = {
  name: 'Start here',
  render: () => (
    <Guide>
      <section>
        <h2>Tavoite’s components and charts</h2>
        <p>
          Everything that the product is drawn with, in each of its states. Theme, language, text
          size and width are in the toolbar above.
        </p>
      </section>
      <Columns>
        <section>
          <h2>For designers</h2>
          <ul>
            <Way to="story/tokens-color--roles">Colours and what they are for</Way>
            <Way to="story/tokens-measures--type">Type, space and motion</Way>
            <Way to="story/guidelines-components--foundations">How components go together</Way>
            <Way to="story/guidelines-all-components--completeness">All components at a glance</Way>
          </ul>
        </section>
        <section>
          <h2>For developers</h2>
          <ul>
            <Way to="docs/ui-fields-dateselector--docs">A component’s props, keys and code</Way>
            <Way to="docs/charts-timeserieschart--docs">A chart</Way>
            <Way to="story/guidelines-data--strategy">How figures are shown</Way>
            <Way to="story/guidelines-storybook--how-to-use-it">What the tests do with a story</Way>
          </ul>
          <p>
            <code>npm install @tavoite/ui</code>; the package’s README has a start of five minutes.
          </p>
        </section>
        <section>
          <h2>For those who use Tavoite</h2>
          <ul>
            <Way to="story/ui-strategy-targetmeter--on-the-way">What a meter says</Way>
            <Way to="story/ui-analysis-datamap--terms-by-months">Reading the data map</Way>
            <Way to="docs/ui-analysis-termtree--docs">Moving in the tree by mouse and keys</Way>
          </ul>
        </section>
      </Columns>
    </Guide>
  ),
};
