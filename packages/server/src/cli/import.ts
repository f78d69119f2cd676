import { failureSentence } from '../config/failure.js';
import { OperatorError } from '../config/operator-error.js';
import type { Connection } from '../db/database.js';
import type { Files } from '../files/files.js';
import { type ImportProgress, importFolder, problemText } from '../import/index.js';

function progressText(progress: ImportProgress): string | null {
  switch (progress.step) {
    case 'read':
      return `Reading ${progress.file} …`;
    case 'check':
      return 'Checking …';
    case 'passwords':
      return null;
    case 'write':
      return `Writing ${progress.organization} (${progress.done + 1} of ${progress.total}) …`;
  }
}

/** Imports a folder and says what happens; problems are thrown as one OperatorError that lists them. */
export async function importWithProgress(
  connection: Connection,
  folder: string,
  files?: Files,
): Promise<void> {
  const report = await importFolder(connection, folder, {
    ...(files && { files }),
    onProgress: (progress) => {
      const text = progressText(progress);
      if (text !== null) console.log(text);
    },
  }).catch((error: unknown) => {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`Nothing was imported. ${failureSentence(error)}`, { cause: error });
  });
  for (const warning of report.warnings) console.warn(problemText(warning));
  const unlisted = report.warningCount - report.warnings.length;
  if (unlisted > 0) console.warn(`… and ${unlisted} more warnings.`);
  for (const { what, created, updated } of report.written) {
    console.log(`${what}: ${created} new, ${updated} updated`);
  }
  console.log(`Imported ${folder}: ${report.months} months of data.`);
}
