import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  type ColorBlindness,
  contrastPairs,
  contrastRatio,
  seriesColorNames,
  simulateColorBlindness,
  type ThemeName,
  type TokenName,
  themeValues,
  token,
  tokenNames,
} from '../../tokens/src/index.js';
import { descriptions } from './descriptions.js';
import { Grid, Page, Sample, Swatch, Table } from './styles.js';

const meta = {
  title: 'Color',
  parameters: { sameInEveryLanguage: 'Names and values of tokens, which the code has in English.' },
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const themeOf = (globals: Record<string, unknown>): ThemeName =>
  globals.theme === 'dark' ? 'dark' : 'light';

const ColorSample = ({ name, theme }: { name: TokenName; theme: ThemeName }) => (
  <Sample>
    <Swatch style={{ background: token(name) }} />
    <strong>{name}</strong>
    <small>{themeValues[theme][name]}</small>
    <span>{descriptions.get(name)}</span>
  </Sample>
);

/** Names say the role; the value changes with the theme. */
export const Roles: Story = {
  render: (_args, { globals }) => (
    <Page>
      <section>
        <h2>Roles</h2>
        <Grid>
          {tokenNames
            .filter((name) => name.startsWith('color-'))
            .map((name) => (
              <ColorSample key={name} name={name} theme={themeOf(globals)} />
            ))}
        </Grid>
      </section>
    </Page>
  ),
};

/** Every pair that meets on screen, with its measured contrast. */
export const Contrast: Story = {
  render: (_args, { globals }) => {
    const values = themeValues[themeOf(globals)];
    return (
      <Page>
        <section>
          <h2>Contrast</h2>
          <Table label="Contrast">
            <thead>
              <tr>
                <th scope="col">Foreground</th>
                <th scope="col">Ground</th>
                <th scope="col">Measured</th>
                <th scope="col">Needed</th>
              </tr>
            </thead>
            <tbody>
              {contrastPairs.map(({ foreground, background, minimum }) => (
                <tr key={`${foreground} ${background}`}>
                  <td>{foreground}</td>
                  <td>{background}</td>
                  <td>{contrastRatio(values[foreground], values[background]).toFixed(2)}</td>
                  <td>{minimum}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </section>
      </Page>
    );
  },
};

const VISIONS: readonly (ColorBlindness | 'full colour vision')[] = [
  'full colour vision',
  'protanopia',
  'deuteranopia',
  'tritanopia',
];

/** The series colours in their order, as different eyes see them. */
export const Series: Story = {
  render: (_args, { globals }) => {
    const values = themeValues[themeOf(globals)];
    return (
      <Page>
        {VISIONS.map((vision) => (
          <section key={vision}>
            <h2>{vision}</h2>
            <Grid>
              {seriesColorNames.map((name) => {
                const color = values[name];
                const seen =
                  vision === 'full colour vision' ? color : simulateColorBlindness(color, vision);
                return (
                  <Sample key={name}>
                    <Swatch style={{ background: seen }} />
                    <strong>{name}</strong>
                    <small>
                      {seen}, {contrastRatio(seen, values['color-surface']).toFixed(1)} on the
                      surface
                    </small>
                  </Sample>
                );
              })}
            </Grid>
          </section>
        ))}
      </Page>
    );
  },
};
