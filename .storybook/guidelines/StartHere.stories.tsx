import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SearchIcon, TargetIcon, UsersIcon } from '../../packages/ui/src/icons/index.js';
import {
  Button,
  Card,
  Icon,
  type IconDrawing,
  Link,
  Logo,
  Switch,
  TargetMeter,
} from '../../packages/ui/src/index.js';
import * as labels from '../../packages/ui/src/labels/en.js';
import { token } from '../../tokens/src/index.js';
import { Columns, Guide } from './parts.js';

const meta = {
  title: 'Start here',
  parameters: { sameInEveryLanguage: 'For designers and developers, in English as the code is.' },
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;

const Lead = styled.header`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(360px, 100%), 1fr));
  gap: ${token('space-6')};
  align-items: center;
  padding: ${token('space-6')};
  background: ${token('color-surface')};
  border: 1px solid ${token('color-border')};
  border-top: 3px solid ${token('color-accent')};
  border-radius: ${token('radius-card')};

  h2 {
    margin-block: ${token('space-4')} ${token('space-2')};
    font-size: ${token('font-size-xl')};
  }

  p {
    color: ${token('color-text-muted')};
  }
`;

const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-4')};
  min-width: 0;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-3')};
`;

const Reader = styled(Card)`
  h2 {
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
    margin-bottom: ${token('space-3')};
    font-size: ${token('font-size-lg')};

    > svg {
      flex: none;
      color: ${token('color-accent')};
    }
  }

  ul {
    padding: 0;
    list-style: none;
  }

  li {
    padding-block: ${token('space-2')};
    border-top: 1px solid ${token('color-border')};
  }

  p {
    margin-top: ${token('space-3')};
    font-size: ${token('font-size-sm')};
    color: ${token('color-text-muted')};
  }
`;

const Way = ({ to, children }: { to: string; children: string }) => (
  <li>
    <Link href={`./?path=/${to}`} target="_top">
      {children}
    </Link>
  </li>
);

const For = ({
  title,
  icon,
  children,
}: {
  title: string;
  icon: IconDrawing;
  children: ReactNode;
}) => (
  <Reader>
    <h2>
      <Icon icon={icon} />
      {title}
    </h2>
    {children}
  </Reader>
);

/** Where to begin, for each reader. */
export const StartHere: StoryObj = {
  name: 'Start here',
  render: () => (
    <Guide>
      <Lead>
        <div>
          <Logo name="Tavoite" />
          <h2>Components and charts</h2>
          <p>
            Everything that Tavoite is drawn with, in each of its states. Theme, language, text size
            and width are in the toolbar above.
          </p>
        </div>
        <Parts>
          <TargetMeter
            target={{
              current_value: 82,
              target_value: 100,
              compare_value: 60,
              reversed_target: false,
              data_available_for_current_value: true,
            }}
            label="Delivery reliability"
            locale="en"
            labels={labels.targetMeter}
            size="lg"
          />
          <Row>
            <Button variant="primary">Save</Button>
            <Button>Cancel</Button>
            <Switch label="Send by e-mail" defaultChecked />
          </Row>
        </Parts>
      </Lead>
      <Columns>
        <For title="For designers" icon={TargetIcon}>
          <ul>
            <Way to="story/tokens-color--roles">Colours and what they are for</Way>
            <Way to="story/tokens-measures--type">Type, space and motion</Way>
            <Way to="story/guidelines-components--foundations">How components go together</Way>
            <Way to="story/guidelines-all-components--completeness">All components at a glance</Way>
          </ul>
        </For>
        <For title="For developers" icon={SearchIcon}>
          <ul>
            <Way to="docs/ui-fields-dateselector--docs">A component’s props, keys and code</Way>
            <Way to="docs/charts-timeserieschart--docs">A chart</Way>
            <Way to="story/guidelines-data--strategy">How figures are shown</Way>
            <Way to="story/guidelines-storybook--how-to-use-it">What the tests do with a story</Way>
          </ul>
          <p>
            <code>npm install @tavoite/ui</code>; the package’s README has a start of five minutes.
          </p>
        </For>
        <For title="For those who use Tavoite" icon={UsersIcon}>
          <ul>
            <Way to="story/ui-strategy-targetmeter--on-the-way">What a meter says</Way>
            <Way to="story/ui-analysis-datamap--terms-by-months">Reading the data map</Way>
            <Way to="docs/ui-analysis-termtree--docs">Moving in the tree by mouse and keys</Way>
          </ul>
        </For>
      </Columns>
    </Guide>
  ),
};
