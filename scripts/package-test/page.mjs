import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILES = ['README.md', 'LICENSE', 'CHANGELOG.md', 'package.json'];
const FIELDS = ['description', 'license', 'homepage', 'repository', 'version'];
const OF_THE_REPOSITORY = /\.(test|stories)\.|__snapshots__|\.tsbuildinfo$/;

/**
 * What is missing or wrong on the package's page of npm, which shows the README without the repository
 * around it, and in what is downloaded.
 *
 * @param {string} folder the installed package
 * @returns {string[]}
 */
export function pageProblems(folder) {
  const entries = readdirSync(folder, { recursive: true }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  const [title] = readme.split('\n', 1);
  const links = Array.from(readme.matchAll(/\]\(([^)\s]+)/g), ([, address]) => address);
  return [
    ...FILES.filter((name) => !entries.includes(name)).map((name) => `${name} is missing`),
    ...FIELDS.filter((name) => !manifest[name]).map((name) => `package.json has no ${name}`),
    ...(manifest.repository?.directory ? [] : ['package.json does not say in which folder it is']),
    ...(manifest.publishConfig?.access === 'public'
      ? []
      : ['it would be published for members only']),
    ...(title === `# ${manifest.name}` ? [] : [`the README begins with ${title}`]),
    ...links
      .filter((address) => !/^(https:|#)/.test(address))
      .map((address) => `the README links to ${address}, which npm does not have`),
    ...entries
      .filter((path) => !path.includes('node_modules') && OF_THE_REPOSITORY.test(path))
      .map((path) => `${path} is of no use to others`),
  ];
}
