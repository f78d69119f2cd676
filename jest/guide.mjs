// Files of the guide for Jest, as vite.config.ts makes modules of them.
import { basename } from 'node:path';
import swc from '@swc/jest';
import { GUIDE_FILE, guideModule } from '../packages/app/build/guide.mjs';

const javascript = swc.createTransformer({
  jsc: { parser: { syntax: 'ecmascript' }, target: 'es2022' },
  module: { type: 'commonjs' },
});

export default {
  process(_source, path, options) {
    if (!GUIDE_FILE.test(path))
      return { code: `module.exports = ${JSON.stringify(basename(path))};` };
    return javascript.process(guideModule(path), `${path}.js`, options);
  },
};
