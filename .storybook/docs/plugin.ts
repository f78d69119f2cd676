import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { writtenProps } from './interfaces.ts';

const ID = 'virtual:written-props';

/** Gives pages of documentation the props as they are written in the sources. */
export const propsAsWritten = (): Plugin => ({
  name: 'props-as-written',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load(id) {
    if (id !== `\0${ID}`) return undefined;
    const props = ['charts', 'ui'].map((name) =>
      writtenProps(fileURLToPath(new URL(`../../packages/${name}/src`, import.meta.url))),
    );
    return `export default ${JSON.stringify(Object.assign({}, ...props))}`;
  },
});
