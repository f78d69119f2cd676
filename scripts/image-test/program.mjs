import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const TRIES = 120;
const PAUSE_MS = 250;
const TOKEN = 'a token for this test';

/** As the image runs its Node. */
function programOf(image, args, env) {
  const [uid, gid] = image.user.split(':').map(Number);
  return {
    command: process.execPath,
    args,
    options: {
      cwd: join(image.root, image.workdir),
      env: { PATH: process.env.PATH, ...image.env, ...env },
      ...(process.getuid() === 0 && { uid, gid }),
    },
  };
}

async function answerOf(url, options) {
  const response = await fetch(url, options);
  return { status: response.status, text: await response.text() };
}

const NOT_READY = 409;

/** Opens a report as a file, once its pictures have been drawn. */
async function openReport(path, format, headers) {
  for (let tries = 0; ; tries++) {
    const { text } = await answerOf(`${path}ticket/`, { method: 'POST', headers });
    const file = await answerOf(`${path}${format}/?ticket=${JSON.parse(text).ticket}`);
    if (file.status !== NOT_READY || tries === TRIES) return file;
    await sleep(PAUSE_MS);
  }
}

/** Files are drawn with libraries that are not bundled. */
async function checkReports(origin, token, check) {
  const headers = { authorization: `Token ${token}` };
  const { text } = await answerOf(`${origin}/api/report/`, { headers });
  const [{ id }] = JSON.parse(text).results;
  for (const [format, beginning] of Object.entries({ pdf: '%PDF-', pptx: 'PK' })) {
    const file = await openReport(`${origin}/api/report/${id}/download_`, format, headers);
    check(`it draws reports as ${format}`, file.text.startsWith(beginning), String(file.status));
  }
}

/** Runs the image's program beside a database, uses it, and ends it. */
export async function runImage(image, databaseUrl, check) {
  const [node, ...entry] = image.entrypoint;
  check('the image runs Node', node === '/nodejs/bin/node', node);
  const env = {
    PORT: '4289',
    HOST: '127.0.0.1',
    TAVOITE_DATA: join(image.root, image.env.TAVOITE_DATA),
    TAVOITE_DEMO: '1',
    DATABASE_URL: databaseUrl,
    METRICS_TOKEN: TOKEN,
  };
  const origin = `http://127.0.0.1:${env.PORT}`;
  const { command, args, options } = programOf(image, [...entry, ...image.command], env);
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    let ready;
    for (let tries = 0; tries < TRIES && ready?.status !== 200; tries++) {
      await sleep(PAUSE_MS);
      ready = await answerOf(`${origin}/ready`).catch(() => undefined);
      if (child.exitCode !== null) break;
    }
    check('it gets ready', ready?.status === 200, ready?.text ?? output.trim());
    if (ready?.status !== 200) return;

    const page = await answerOf(`${origin}/login`);
    check('it serves the application', page.status === 200 && page.text.includes('<script'));
    const [, email, password] = /Demo sign-in: (\S+) (\S+)/.exec(output) ?? [];
    const signedIn = await answerOf(`${origin}/api/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: email, password }),
    });
    check('one can sign in', signedIn.status === 200, String(signedIn.status));
    await checkReports(origin, JSON.parse(signedIn.text).key, check);
    const documentation = await answerOf(`${origin}/api/docs/`);
    check('it serves its documentation', documentation.status === 200);
    const metrics = await answerOf(`${origin}/metrics`, {
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    check('it serves its figures', metrics.text.includes('tavoite_http_request_duration_seconds'));

    const [, code] = /"-e", "(.*)"\]/.exec(image.healthcheck) ?? [];
    const probe = programOf(image, ['-e', code.replace('4000', env.PORT)], {});
    const healthy = spawnSync(probe.command, probe.args, probe.options);
    check('its health check finds it alive', healthy.status === 0, String(healthy.stderr));
  } finally {
    child.kill('SIGTERM');
    check('it ends when it is told to', (await ended) === 0, output.trim().split('\n').at(-1));
  }
}
