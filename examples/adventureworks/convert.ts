import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ANALYST, importFiles } from './import-files.js';
import { LedgerError, readLedger } from './ledger.js';

const USAGE = `Converts the ledger files of AdventureWorksDW into an import folder.

Usage: npx pnpm@10 example:adventureworks <source folder> <target folder>

The source folder holds DimAccount.csv, DimOrganization.csv, DimScenario.csv and FactFinance.csv.`;

/** @returns the exit code */
async function main([source, target, ...others]: readonly string[]): Promise<number> {
  if (source === undefined || target === undefined || others.length > 0) {
    console.error(USAGE);
    return 2;
  }
  const ledger = await readLedger(source);
  await mkdir(target, { recursive: true });
  for (const [name, content] of importFiles(ledger)) await writeFile(join(target, name), content);
  console.log(
    `${ledger.postings.length} postings of ${ledger.organizations.size} organisations on ` +
      `${ledger.accounts.size} accounts are now the import folder ${target}.\n` +
      `Import it with: npx pnpm@10 tavoite import ${target}\n` +
      `Then sign in as ${ANALYST.email} with the password ${ANALYST.password}.`,
  );
  return 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof LedgerError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
