import type { Config } from '../config/config.js';
import { failureSentence } from '../config/failure.js';
import { examine } from '../doctor/doctor.js';
import { counted, type Finding, problem } from '../doctor/finding.js';

const LABELS: Readonly<Record<Finding['level'], string>> = {
  ok: 'ok       ',
  warning: 'warning  ',
  problem: 'PROBLEM  ',
};
const INDENT = ' '.repeat(LABELS.ok.length);

/** As programs that watch others take them. */
export const EXIT_CODES = { ok: 0, warning: 1, problem: 2 } as const;

/** Says what is wrong and what to do, and answers the exit code. Settings that cannot be read are a problem like others. */
export async function runDoctor(
  readSettings: () => Config,
  { reads, say }: { readonly reads: boolean; readonly say: (line: string) => void },
): Promise<number> {
  const counts = { ok: 0, warning: 0, problem: 0 };
  const report = ({ level, says, advice }: Finding) => {
    counts[level] += 1;
    say(`${LABELS[level]}${says}`);
    if (advice !== undefined) say(`${INDENT}→ ${advice}`);
  };
  let config: Config | undefined;
  try {
    config = readSettings();
  } catch (error) {
    report(problem(failureSentence(error), 'Correct the variable and run this again.'));
  }
  if (config) await examine(config, { reads, report });
  if (counts.problem + counts.warning === 0) {
    say('All is well.');
    return EXIT_CODES.ok;
  }
  say(`${counted(counts.problem, 'problem')}, ${counted(counts.warning, 'warning')}.`);
  return counts.problem > 0 ? EXIT_CODES.problem : EXIT_CODES.warning;
}
