// Texts of the app as the build makes them.
import { compileTexts } from '../packages/app/build/texts.mjs';

export default { process: (json) => ({ code: compileTexts(json) }) };
