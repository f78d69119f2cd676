import { Command, InvalidArgumentError } from 'commander';

function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It is no whole number.');
  return Number(text);
}

interface Options {
  terms: number;
  months: number;
  organizations: number;
  seed: number;
  out: string;
}

/** `tavoite generate`: invented organisations for trials and measurements. */
export function generateCommand(say: (message: string) => void): Command {
  return new Command('generate')
    .description('write an import folder of invented organisations, for trials and measurements')
    .option('--terms <count>', 'terms of each organisation', wholeNumber, 500)
    .option('--months <count>', 'months of data, the last fifth ahead', wholeNumber, 60)
    .option('--organizations <count>', 'organisations, one above the others', wholeNumber, 1)
    .option('--seed <number>', 'another one gives other figures', wholeNumber, 1)
    .requiredOption('--out <folder>', 'folder to make; it has to be empty')
    .action(async ({ out, ...options }: Options) => {
      // Loaded by this command alone, as the server starts through the same command line.
      const { generateFolder, SIGN_IN } = await import('../generate/index.js');
      await generateFolder(out, options);
      say(`Wrote ${out}. After its import, sign in as ${SIGN_IN.email} ${SIGN_IN.password}`);
    });
}
