import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'docker-file-parser';
import { copyTo } from './files.mjs';
import { isIgnored, readIgnored } from './ignored.mjs';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

/** The files of the repository, new ones included, that an image is built from. */
function contextFiles() {
  const lines = readIgnored(readFileSync(join(REPOSITORY, '.dockerignore'), 'utf8'));
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: REPOSITORY,
    encoding: 'utf8',
  });
  return listed
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(REPOSITORY, path)))
    .filter((path) => !isIgnored(path, lines));
}

const inside = (stage, path) =>
  join(stage.root, path.startsWith('/') ? path : join(stage.workdir, path));

function copy(stage, stages, args) {
  const flags = args.filter((arg) => arg.startsWith('--'));
  const sources = args.filter((arg) => !arg.startsWith('--'));
  const target = sources.pop();
  const flag = (name) => flags.find((one) => one.startsWith(`--${name}=`))?.split('=')[1];
  const source = flag('from');
  for (const path of sources) {
    // A folder's contents are copied, a file goes into a folder.
    const to = inside(stage, target);
    if (source !== undefined) {
      copyTo(inside(stages.get(source), path), to);
      continue;
    }
    const files = path === '.' ? contextFiles() : [path];
    for (const file of files)
      copyTo(
        join(REPOSITORY, file),
        join(to, path === '.' ? file : path.slice(path.lastIndexOf('/') + 1)),
      );
  }
  const owner = flag('chown');
  if (owner !== undefined && process.getuid() === 0)
    chownSync(inside(stage, target), ...owner.split(':').map(Number));
}

function run(stage, command, log) {
  log(`RUN ${command}`);
  const cwd = inside(stage, '.');
  const { status } = spawnSync('sh', ['-c', command], {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...stage.env },
  });
  if (status !== 0) throw new Error(`RUN ${command} failed`);
}

/**
 * Does what the Dockerfile says, stage by stage. Commands may name relative paths only: there are no
 * containers here. Answers what the last stage says of its program.
 */
export function buildStages(folder, log) {
  const stages = new Map();
  let stage;
  for (const { name, args } of parse(readFileSync(join(REPOSITORY, 'Dockerfile'), 'utf8'))) {
    if (name === 'FROM') {
      const [, , title = `stage-${stages.size}`] = String(args).split(/\s+/);
      const root = join(folder, title);
      mkdirSync(root);
      // As in an image: others may pass through.
      chmodSync(folder, 0o755);
      stage = { root, workdir: '/', env: {}, user: '0:0', entrypoint: [], command: [] };
      stages.set(title, stage);
    } else if (name === 'WORKDIR') {
      stage.workdir = String(args);
      mkdirSync(inside(stage, '.'), { recursive: true });
    } else if (name === 'ENV') Object.assign(stage.env, args);
    else if (name === 'COPY') copy(stage, stages, args);
    else if (name === 'RUN') run(stage, String(args), log);
    else if (name === 'USER') stage.user = String(args);
    else if (name === 'ENTRYPOINT') stage.entrypoint = args;
    else if (name === 'CMD') stage.command = args;
    else if (name === 'HEALTHCHECK') stage.healthcheck = String(args);
    else if (!['COMMENT', 'EXPOSE', 'VOLUME'].includes(name)) throw new Error(`What is ${name}?`);
  }
  if (lstatSync(stage.root).isDirectory()) log(`The image is in ${stage.root}`);
  return stage;
}
