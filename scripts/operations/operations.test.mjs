import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseDockerfile } from 'docker-file-parser';
import { parse } from 'yaml';
import { isIgnored, readIgnored } from '../image-test/ignored.mjs';
import { renderTemplate } from './helm.mjs';

const ROOT = join(__dirname, '../..');
const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const EXAMPLES = 'examples/operations';

/** Every setting that the server reads, and what the libraries below it read. */
const CONFIG = 'packages/server/src/config';
const SETTINGS = new Set([
  ...readdirSync(join(ROOT, CONFIG))
    .filter((name) => /^(?!.*\.test\.).*\.ts$/.test(name))
    .flatMap((name) => [...read(`${CONFIG}/${name}`).matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)])
    .map(([, name]) => name),
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'NODE_ENV',
]);
const unknownOf = (names) => names.filter((name) => !SETTINGS.has(name));
const SERVED = new Set(
  Array.from(
    read('packages/server/src/http/health.ts').matchAll(/app\.get\('([^']+)'/g),
    ([, path]) => path,
  ),
);
const PORT = 4000;

it('knows the settings and the addresses that are looked for here', () => {
  expect(SETTINGS.size).toBeGreaterThan(30);
  expect([...SETTINGS]).toEqual(expect.arrayContaining(['DATABASE_URL', 'METRICS_TOKEN']));
  expect([...SERVED]).toEqual(expect.arrayContaining(['/health', '/ready']));
});

describe('the Dockerfile', () => {
  const steps = parseDockerfile(read('Dockerfile'));
  const last = steps.slice(steps.map(({ name }) => name).lastIndexOf('FROM'));
  const of = (name) => last.find((step) => step.name === name)?.args;

  it('sets what there is, and listens where it says', () => {
    const env = of('ENV');
    expect(unknownOf(Object.keys(env))).toEqual([]);
    expect([env.PORT, env.HOST, String(of('EXPOSE'))]).toEqual([
      String(PORT),
      '0.0.0.0',
      String(PORT),
    ]);
    expect(String(of('HEALTHCHECK'))).toContain(`127.0.0.1:${PORT}/health'`);
    expect(String(of('VOLUME'))).toContain(env.TAVOITE_DATA);
  });

  it('copies each package that the application and the server are made of', () => {
    const copied = steps
      .filter(({ name, args }) => name === 'COPY' && String(args[0]).endsWith('/package.json'))
      .map(({ args }) => args[0]);
    const packages = readdirSync(join(ROOT, 'packages')).map(
      (name) => `packages/${name}/package.json`,
    );
    expect(copied.sort()).toEqual([...packages, 'tokens/package.json'].sort());
  });

  it('runs commands with relative paths only, so that they can be tried without a container', () => {
    for (const { name, args } of steps.filter(({ name }) => name === 'RUN'))
      expect(`${name} ${args}`).not.toMatch(/ \//);
  });

  it('is not made of data, secrets or anything that was built', () => {
    const lines = readIgnored(read('.dockerignore'));
    for (const path of [
      '.data/postgres/PG_VERSION',
      '.git/config',
      'packages/app/dist/index.html',
      'node_modules/x/index.js',
      '.env',
      'deep/.env.local',
    ])
      expect([path, isIgnored(path, lines)]).toEqual([path, true]);
    for (const path of [
      'packages/app/src/main.tsx',
      'scripts/runtime.mjs',
      'packages/server/migrations/0001_foundation.sql',
      'packages/server/demo/terms.csv',
    ])
      expect([path, isIgnored(path, lines)]).toEqual([path, false]);
  });
});

describe('compose.yaml', () => {
  const text = read('compose.yaml');
  const compose = parse(text, { merge: true });
  const { services, configs, volumes } = compose;
  const apps = Object.entries(services).filter(([, { image }]) => image === 'tavoite');

  it('sets what there is, for two processes and more', () => {
    expect(apps.length).toBeGreaterThanOrEqual(2);
    for (const [, { environment }] of apps) expect(unknownOf(Object.keys(environment))).toEqual([]);
  });

  it('has the proxy send to each process, and ask each whether it is ready', () => {
    const proxy = configs.caddyfile.content;
    for (const [name] of apps) expect(proxy).toContain(` ${name}:${PORT}`);
    const [, path] = /health_uri (\S+)/.exec(proxy);
    expect(SERVED).toContain(path);
    expect(path).toBe('/ready');
  });

  it('names only services, volumes and files that it has', () => {
    for (const service of Object.values(services)) {
      const needed = Array.isArray(service.depends_on)
        ? service.depends_on
        : Object.keys(service.depends_on ?? {});
      for (const name of needed) expect(Object.keys(services)).toContain(name);
      for (const volume of service.volumes ?? [])
        expect(Object.keys(volumes)).toContain(volume.split(':')[0]);
      for (const { source } of service.configs ?? [])
        expect(Object.keys(configs)).toContain(source);
    }
    expect(() =>
      JSON.parse(configs['storage-users'].content.replaceAll(/\$\{[^}]+\}/g, 'x')),
    ).not.toThrow();
  });

  it('goes to the database through PgBouncer, and past it where that cannot be', () => {
    const ini = configs.pgbouncer.content;
    const [, port] = /listen_port = (\d+)/.exec(ini);
    const [, role] = /CREATE ROLE (\w+) LOGIN/.exec(configs.roles.content);
    expect(ini).toContain('pool_mode = transaction');
    expect(configs['pgbouncer-users'].content).toContain(`"${role}"`);
    for (const [, { environment }] of apps) {
      expect(environment.DATABASE_URL).toMatch(
        new RegExp(`^postgres://${role}:.*@pgbouncer:${port}/`),
      );
      expect(environment.DATABASE_DIRECT_URL).toMatch(/^postgres:\/\/tavoite:.*@database:5432\//);
    }
  });

  it('lets the processes write nowhere else, and publishes the proxy alone', () => {
    for (const [, app] of apps) {
      expect(app).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      expect(app.tmpfs.some((line) => line.startsWith('/data:'))).toBe(true);
    }
    expect(Object.keys(services).filter((name) => services[name].ports)).toEqual(['proxy']);
  });

  it('asks for what the documents say is to be set', () => {
    const asked = new Set(Array.from(text.matchAll(/(?<!\$)\$\{(\w+)/g), ([, name]) => name));
    const documented = read('docs/operations.md');
    for (const name of asked) expect(documented).toContain(`\`${name}\``);
  });
});

describe('the Helm chart', () => {
  const folder = `${EXAMPLES}/helm/tavoite`;
  const chart = parse(read(`${folder}/Chart.yaml`));
  const values = parse(read(`${folder}/values.yaml`));
  const helpers = read(`${folder}/templates/_helpers.tpl`);
  const context = (more = {}) => ({
    Values: { ...values, ...more },
    Chart: { AppVersion: chart.appVersion },
    Release: { Name: 'goals', Service: 'Helm' },
  });
  const templates = readdirSync(join(ROOT, folder, 'templates')).filter((name) =>
    name.endsWith('.yaml'),
  );
  const make = (name, more) =>
    parse(renderTemplate(read(`${folder}/templates/${name}`), helpers, context(more)));

  it.each(templates)('%s is a resource of Kubernetes, also with all that can be chosen', (name) => {
    const resource = make(name, {
      serviceMonitor: { enabled: true },
      backup: { ...values.backup, enabled: true },
    });
    expect(resource).toMatchObject({
      apiVersion: expect.any(String),
      kind: expect.any(String),
      metadata: {
        name: expect.stringMatching(/^goals/),
        labels: { 'app.kubernetes.io/instance': 'goals' },
      },
    });
  });

  it('leaves out what is not chosen', () => {
    expect(make('service-monitor.yaml')).toBeNull();
    expect(make('backup.yaml')).toBeNull();
    expect(make('ingress.yaml', { ingress: { enabled: false } })).toBeNull();
    expect(make('disruption-budget.yaml', { replicas: 1 })).toBeNull();
  });

  it('sets what there is, asks at addresses that are served, and runs as the image does', () => {
    const { template, selector } = make('deployment.yaml').spec;
    const [container] = template.spec.containers;
    expect(unknownOf(container.env.map(({ name }) => name))).toEqual([]);
    for (const { value } of container.env) expect(typeof value).toBe('string');
    expect(container.livenessProbe.httpGet.path).toBe('/health');
    expect(container.readinessProbe.httpGet.path).toBe('/ready');
    expect(container.ports).toEqual([{ name: 'http', containerPort: PORT }]);
    expect(container.securityContext.readOnlyRootFilesystem).toBe(true);
    const { runAsUser, runAsGroup } = template.spec.securityContext;
    expect(read('Dockerfile')).toContain(`USER ${runAsUser}:${runAsGroup}`);
    expect(template.metadata.labels).toMatchObject(selector.matchLabels);
    expect(make('service.yaml').spec.selector).toEqual(selector.matchLabels);
  });

  it('lets a pod that ends go on until nodes know of it, and then finish in time', () => {
    const { template } = make('deployment.yaml').spec;
    const { env } = template.spec.containers[0];
    const drain = Number(env.find(({ name }) => name === 'TAVOITE_DRAIN_SECONDS').value);
    expect(drain).toBeGreaterThanOrEqual(5);
    // As long again for what is under way.
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(2 * drain);
  });

  it('backs up as the pods serve, and counts what it keeps', () => {
    const { template } = make('deployment.yaml').spec;
    const { spec } = make('backup.yaml', { backup: { ...values.backup, enabled: true } });
    const [container] = spec.jobTemplate.spec.template.spec.containers;
    const [serving] = template.spec.containers;
    for (const part of ['env', 'envFrom', 'image', 'securityContext'])
      expect(container[part]).toEqual(serving[part]);
    const [command, folder, ...keep] = container.args;
    expect([command, keep]).toEqual(['backup', ['--keep', String(values.backup.keep)]]);
    expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toContain(folder);
  });

  it('is of the version of the program', () => {
    const { version } = JSON.parse(read('packages/server/package.json'));
    expect([chart.version, chart.appVersion]).toEqual([version, version]);
  });
});

describe('the units of systemd', () => {
  const folder = `${EXAMPLES}/systemd`;
  const unit = read(`${folder}/tavoite@.service`);
  const lines = (text) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

  it('set what there is', () => {
    const set = Array.from(unit.matchAll(/^Environment=(.*)$/gm), ([, text]) =>
      text.split(' '),
    ).flat();
    const file = lines(read(`${folder}/tavoite.env`));
    const names = [...set, ...file].map((line) => line.split('=')[0]);
    expect(names).toEqual(expect.arrayContaining(['PORT', 'DATABASE_URL']));
    expect(unknownOf(names)).toEqual([]);
  });

  it('start a file that the program has', () => {
    const [, path] = /^ExecStart=\/usr\/bin\/node (\S+) serve$/m.exec(unit);
    expect(read('scripts/runtime.mjs')).toContain(path);
    expect(read(`${folder}/tavoite-backup.service`)).toContain(`/usr/bin/node ${path} backup /`);
    expect(read(`${folder}/tavoite`)).toContain(`/usr/bin/node ${path} "$@"`);
  });

  it('give the command line the settings of the unit', () => {
    const script = read(`${folder}/tavoite`);
    execFileSync('sh', ['-n', join(ROOT, folder, 'tavoite')]);
    const [, environment] = /^Environment=(.*)$/m.exec(unit);
    // Where it listens means nothing to the command line.
    for (const setting of environment.split(' ').filter((one) => !/^(HOST|PORT)=/.test(one)))
      expect(script).toContain(`--setenv=${setting}`);
    for (const name of ['User', 'Group', 'UMask', 'WorkingDirectory', 'EnvironmentFile']) {
      const [line] = new RegExp(`^${name}=.*$`, 'm').exec(unit);
      expect(script).toContain(`--property=${line} `);
    }
  });

  const { error } = spawnSync('systemd-analyze', ['--version']);
  (error ? it.skip : it)('please systemd-analyze', () => {
    for (const name of ['tavoite@.service', 'tavoite-backup.timer', 'tavoite-backup.service'])
      execFileSync('systemd-analyze', ['verify', join(ROOT, folder, name)], { stdio: 'pipe' });
  });
});

describe('the alerts', () => {
  const { error } = spawnSync('promtool', ['--version']);
  (error ? it.skip : it)('ring when they should, and only then, as promtool finds', () => {
    const folder = join(ROOT, EXAMPLES, 'prometheus');
    for (const args of [
      ['check', 'rules', 'tavoite-rules.yaml'],
      ['test', 'rules', 'tavoite-rules.test.yaml'],
    ])
      execFileSync('promtool', args, { cwd: folder, stdio: 'pipe' });
  });
});
