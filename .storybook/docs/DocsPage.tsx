import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { KEYBOARD } from './keyboard.js';

const Keyboard = () => {
  const { preparedMeta } = useOf('meta', ['meta']);
  const rows = KEYBOARD[preparedMeta.title.split('/').at(-1) ?? ''];
  if (!rows) return null;
  return (
    <>
      <h2 id="keyboard">Keyboard</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([keys, what]) => (
            <tr key={keys}>
              <th scope="row">{keys}</th>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};

/** A component's page: what it is, itself, its props, its keys, and all its stories. */
export const DocsPage = () => (
  <>
    <Title />
    <Subtitle />
    <Description />
    <Primary />
    <Controls />
    <Keyboard />
    <Stories />
  </>
);
