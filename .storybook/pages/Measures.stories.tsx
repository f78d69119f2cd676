import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  type DimensionName,
  pixels,
  type TokenName,
  themeValues,
  token,
  tokenNames,
} from '../../tokens/src/index.js';
import { descriptions } from './descriptions.js';
import { Grid, Page, Sample, Swatch, Table } from './styles.js';

const meta = {
  title: 'Measures',
  parameters: { sameInEveryLanguage: 'Names and values of tokens, which the code has in English.' },
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { light } = themeValues;
const named = <Prefix extends string>(prefix: Prefix) =>
  tokenNames.filter((name): name is Extract<TokenName, `${Prefix}-${string}`> =>
    name.startsWith(`${prefix}-`),
  );

/** Inter, with tabular figures for every number. */
export const Type: Story = {
  render: () => (
    <Page>
      {named('font-size').map((name) => (
        <section key={name}>
          <p style={{ fontSize: token(name) }}>Tavoitteet ja toteumat 1 234 567,89</p>
          <small>
            {name}: {light[name]}, {pixels(name)} px. {descriptions.get(name)}
          </small>
        </section>
      ))}
      <section>
        {named('font-weight').map((name) => (
          <p key={name} style={{ fontWeight: light[name] }}>
            {name}: {light[name]}
          </p>
        ))}
      </section>
    </Page>
  ),
};

const Lengths = ({ names }: { names: readonly DimensionName[] }) => (
  <Table label="Lengths">
    <thead>
      <tr>
        <th scope="col">Token</th>
        <th scope="col">Pixels</th>
        <th scope="col">Length</th>
        <th scope="col">What it is for</th>
      </tr>
    </thead>
    <tbody>
      {names.map((name) => (
        <tr key={name}>
          <td>{name}</td>
          <td>{pixels(name)}</td>
          <td>
            <Swatch
              style={{
                width: `min(${token(name)}, 100%)`,
                height: 12,
                background: token('color-accent'),
              }}
            />
          </td>
          <td>{descriptions.get(name)}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);

/** A grid of 4 px. */
export const Space: Story = { render: () => <Lengths names={named('space')} /> };

/** Measures that the product's layout is made of. */
export const Layout: Story = {
  render: () => <Lengths names={[...named('size'), ...named('layout')]} />,
};

export const RadiusAndShadow: Story = {
  render: () => (
    <Grid>
      {named('radius').map((name) => (
        <Sample key={name} style={{ borderRadius: token(name) }}>
          <strong>{name}</strong>
          <small>{light[name]}</small>
          <span>{descriptions.get(name)}</span>
        </Sample>
      ))}
      <Sample style={{ boxShadow: token('shadow-raised') }}>
        <strong>shadow-raised</strong>
        <span>{descriptions.get('shadow-raised')}</span>
      </Sample>
    </Grid>
  ),
};

/** Under reduced motion every duration is 0 ms. */
export const Motion: Story = {
  render: () => (
    <Table label="Durations and easings">
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Value</th>
          <th scope="col">What it is for</th>
        </tr>
      </thead>
      <tbody>
        {[...named('duration'), ...named('easing')].map((name) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{light[name]}</td>
            <td>{descriptions.get(name)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  ),
};
