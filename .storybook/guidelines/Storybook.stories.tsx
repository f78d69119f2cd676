import type { Meta, StoryObj } from '@storybook/react-vite';
import { Guide } from './parts.js';

const meta = {
  title: 'Storybook',
  parameters: { sameInEveryLanguage: 'For designers and developers, in English as the code is.' },
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;

/** What the toolbar does, and what it cannot. */
export const HowToUseIt: StoryObj = {
  render: () => (
    <Guide>
      <section>
        <h2>The toolbar</h2>
        <ul>
          <li>
            <strong>Theme, language, text size</strong> are set on the page’s root, as in the
            product. Components’ own texts, months and numbers follow the language.
          </li>
          <li>
            <strong>Width</strong>: 360, 768, 1280 and 1440 px. Nothing may scroll sideways at 360,
            except tables, trees and timelines within themselves.
          </li>
          <li>
            <strong>Forced colours (simulated)</strong> makes every rule hold that is written for
            forced colours: tokens become system colours, and components draw the borders and marks
            that stand in for grounds and shadows. It shows what we wrote.
          </li>
        </ul>
      </section>
      <section>
        <h2>The browser’s real forced colours</h2>
        <p>
          The simulation cannot show what the browser does by itself: it replaces all other colours,
          lays a plain ground behind texts and uses the reader’s own palette. Look at that before
          you call a component done:
        </p>
        <ul>
          <li>
            Chrome and Edge: developer tools, “Rendering”, “Emulate CSS media feature
            forced-colors”: active.
          </li>
          <li>Windows: Settings, Accessibility, Contrast themes.</li>
          <li>
            The visual tests use Chromium’s own: stories tagged <code>forced-colors</code> have a
            third picture.
          </li>
        </ul>
      </section>
      <section>
        <h2>What the tests do with a story</h2>
        <ul>
          <li>
            It is drawn and its play function runs; any problem that axe finds fails the test.
          </li>
          <li>The contrast is measured once more in the dark theme.</li>
          <li>
            It is drawn again in Finnish at a width of 360 px: no problem for axe, nothing wider
            than the page, no missing text.
          </li>
          <li>
            Stories tagged <code>visual</code> are compared with the pictures in{' '}
            <code>visual/</code>, in light and dark.
          </li>
        </ul>
      </section>
    </Guide>
  ),
};
