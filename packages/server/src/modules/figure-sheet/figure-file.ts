import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { currentMonth, type FigureFile, formatMonth, MAX_FILE_BYTES } from '@tavoite/model';
import { figuresOf, isSameFigure } from '../../domain/figure-writing.js';
import type { RequestContext } from '../../domain/request-context.js';
import { fileErrors } from '../../files/errors.js';
import { fault, noSuch, problemTextIn, quoted, readFiguresFile } from '../../import/index.js';
import { roundValue } from '../../json/json-bytes.js';
import type { OrganizationSeries, SeriesTerm } from '../../series/index.js';
import { isEntered } from './sheet.js';

/** Terms by key, and by those titles that only one of them has. */
function termsByName({ terms }: OrganizationSeries): Map<string, SeriesTerm> {
  const byTitle = new Map<string, SeriesTerm | null>();
  for (const term of terms) {
    for (const title of new Set([term.row.title, term.row.titleFi ?? term.row.title])) {
      const name = title.toLowerCase();
      byTitle.set(name, byTitle.has(name) ? null : term);
    }
  }
  const found = new Map<string, SeriesTerm>();
  for (const [name, term] of byTitle) if (term !== null) found.set(name, term);
  for (const term of terms) found.set(term.row.key, term);
  return found;
}

/** What a file of figures would change, and what in it cannot be read. */
async function readFile(
  series: OrganizationSeries,
  { organization, language, inOrganization }: RequestContext,
  path: string,
  file: string,
): Promise<FigureFile> {
  const month = currentMonth(organization.timeZone);
  const place = { file, organization: organization.key };
  const { data, saysVerified, problems } = await readFiguresFile(path, place, month);
  const byName = termsByName(series);
  const given = [...(data.get(organization.key)?.values() ?? [])].flatMap((row) => {
    const term = byName.get(row.term) ?? byName.get(row.term.toLowerCase());
    if (term === undefined) {
      const keys = series.terms.map(({ row: { key } }) => key);
      problems.error(row.termAt, noSuch('term', row.term, keys));
      return [];
    }
    if (!isEntered(term)) {
      problems.error(row.termAt, fault('fault_computed', { term: quoted(row.term) }));
      return [];
    }
    return [{ term, months: row.months }];
  });
  const ids = given.map(({ term }) => term.row.id);
  const stored = await inOrganization((tx) => figuresOf(tx, organization.id, ids));
  const cells: FigureFile['cells'] = [];
  let unchanged = 0;
  for (const { term, months } of given) {
    for (const { month: at, value, verified } of months) {
      const was = stored(term.row.id, at);
      const rounded = value === null ? null : roundValue(value);
      const isVerified = rounded !== null && (saysVerified ? verified : was.verified);
      if (isSameFigure(was, { value: rounded, verified: isVerified })) unchanged += 1;
      else {
        const says = saysVerified && rounded !== null ? { verified } : {};
        cells.push({ key: term.row.key, month: formatMonth(at), value: rounded, ...says, was });
      }
    }
  }
  return {
    cells,
    unchanged,
    problems: problems.list([file]).map((problem) => problemTextIn(language, problem)),
    problem_count: problems.errorCount,
  };
}

/** A request with files. */
export interface FigureUpload {
  receive(take: (name: string, content: Readable) => Promise<void>): Promise<void>;
}

/** Receives one CSV file and reads it; nothing of it is kept. */
export async function receiveFigureFile(
  series: OrganizationSeries,
  request: RequestContext,
  upload: FigureUpload,
): Promise<FigureFile> {
  const folder = await mkdtemp(join(tmpdir(), 'tavoite-figures-'));
  const path = join(folder, 'figures.csv');
  let name: string | undefined;
  try {
    await upload.receive(async (sent, content) => {
      if (name !== undefined) throw fileErrors.oneOnly();
      name = sent;
      let bytes = 0;
      content.on('data', ({ length }: Buffer) => {
        bytes += length;
        if (bytes > MAX_FILE_BYTES) content.destroy(fileErrors.tooLarge(sent));
      });
      await pipeline(content, createWriteStream(path));
    });
    return await readFile(series, request, path, name ?? '');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
