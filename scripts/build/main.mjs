import { BuildFailed } from './run.mjs';

/** Runs the body of a command; a failed build is reported without a stack trace. */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof BuildFailed ? error.message : error);
    process.exit(1);
  }
}
