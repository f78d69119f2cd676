import rows from 'virtual:completeness';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { STATES, type State } from '../completeness/states.js';
import { Page, Table } from '../pages/styles.js';

const meta = {
  title: 'All components',
  parameters: { sameInEveryLanguage: 'For designers and developers, in English as the code is.' },
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;

const HEADS: Record<State, string> = {
  empty: 'Empty',
  loading: 'Loading',
  error: 'Error',
  longText: 'Long text',
  notAllowed: 'Not allowed',
};

const storyHref = (id: string) => `./?path=/story/${id}`;
const docsHref = (title: string) =>
  `./?path=/docs/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`;

const Mark = ({ id, state }: { id: string | null; state: string }) =>
  id === null ? (
    <span title="It has no such state">–</span>
  ) : (
    <a href={storyHref(id)} target="_top" aria-label={`Story: ${state}`}>
      ✓
    </a>
  );

const count = (test: (row: (typeof rows)[number]) => boolean) => rows.filter(test).length;

/**
 * Made from the sources when Storybook is built, by the same reader that fails the tests when an
 * exported component, a story or a description is missing.
 */
export const Completeness: StoryObj = {
  name: 'State of completeness',
  render: () => (
    <Page>
      <section>
        <h2>
          {rows.length} components, {count((row) => row.visuals.length > 0)} of them in pictures,{' '}
          {count((row) => row.plays > 0)} with play functions
        </h2>
        <p>
          A tick leads to the story that shows the state; a dash says that the component has no such
          state. Every story is also opened in the dark theme, in Finnish and at a width of 360 px
          by the tests.
        </p>
      </section>
      <Table label="All components">
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col">Package</th>
            <th scope="col">Stories</th>
            {STATES.map((state) => (
              <th key={state} scope="col">
                {HEADS[state]}
              </th>
            ))}
            <th scope="col">Play functions</th>
            <th scope="col">Pictures</th>
            <th scope="col">Description</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(
            ({ name, package: from, title, stories, states, plays, visuals, described }) => (
              <tr key={`${from} ${name}`}>
                <th scope="row">
                  {title === null ? (
                    name
                  ) : (
                    <a href={docsHref(title)} target="_top">
                      {name}
                    </a>
                  )}
                </th>
                <td>{from}</td>
                <td>{stories}</td>
                {STATES.map((state) => (
                  <td key={state}>
                    <Mark id={states[state]} state={`${name}, ${HEADS[state]}`} />
                  </td>
                ))}
                <td>{plays === 0 ? '–' : plays}</td>
                <td>{visuals.length === 0 ? '–' : '✓'}</td>
                <td>{described ? '✓' : 'missing'}</td>
              </tr>
            ),
          )}
        </tbody>
      </Table>
    </Page>
  ),
};
