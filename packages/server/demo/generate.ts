/* Writes data.csv again: npx tsx packages/server/demo/generate.ts */
import { writeFileSync } from 'node:fs';
import { demoData } from './figures.js';

writeFileSync(new URL('./data.csv', import.meta.url), demoData());
