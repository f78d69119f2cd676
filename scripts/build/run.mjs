import { spawn } from 'node:child_process';

/** What a problem in a build comes with: shown without a stack trace. */
export class BuildFailed extends Error {}

/**
 * Runs a node script to its end; what it prints is shown only when it fails.
 *
 * @throws {BuildFailed}
 */
export function runQuietly(args, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output += text;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new BuildFailed(`The build failed:\n${output.trim()}`));
    });
  });
}
