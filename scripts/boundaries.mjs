// Fails when a source breaks the dependency rules of docs/architecture.md.
import { fileURLToPath } from 'node:url';
import { checkBoundaries } from './boundaries/check.mjs';

const { problems, files } = checkBoundaries(fileURLToPath(new URL('..', import.meta.url)));
for (const { file, line, message } of problems) console.error(`${file}:${line}  ${message}`);
if (files === 0) console.error('No source file was found to check.');
console.log(`boundaries: ${files} files, ${problems.length} problems`);
process.exitCode = problems.length > 0 || files === 0 ? 1 : 0;
