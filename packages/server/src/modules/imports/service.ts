import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AccessTokenScope,
  type Contract,
  type EndpointRequest,
  type ImportAnswer,
  type Language,
  today,
} from '@tavoite/model';
import { inArray } from 'drizzle-orm';
import type { Audit } from '../../auth/audit.js';
import type { RateLimits } from '../../auth/rate-limits.js';
import { bumpDataVersions } from '../../db/data-versions.js';
import type { Database, Queries } from '../../db/database.js';
import { organization } from '../../db/schema/index.js';
import type { FigureEditor } from '../../domain/figure-writing.js';
import {
  type CheckedPart,
  checkPart,
  FIGURE_FILES,
  type FolderFiles,
  fault,
  faultText,
  holdOffImports,
  MANAGED_FILES,
  problemTextIn,
  readPart,
  writePart,
} from '../../import/index.js';
import { BusyError, FieldError, type Message, ThrottledError } from '../../messages/errors.js';
import { createFigureImport } from './figures.js';
import { bytesOf, type ImportUpload, receiveFiles } from './receive.js';
import { filesOfRows } from './rows.js';
import { organizationsInScope } from './scope.js';

const IMPORT_LIMIT = { max: 120, windowSeconds: 10 * 60 };
/** While a folder is imported on the command line. */
const RETRY_AFTER_S = 30;
/** About what a row of a file takes in memory, in values of an answer. */
const BYTES_PER_CELL = 40;

type Asked = EndpointRequest<Contract['importData']>;

interface ImportRequest extends FigureEditor {
  readonly query: Asked['query'];
  readonly body: Asked['body'];
  readonly upload: ImportUpload | null;
  readonly machineScope: AccessTokenScope | undefined;
}

/** Ends the transaction of a dry run, in which everything was written. */
class RolledBack extends Error {
  constructor(readonly answer: ImportAnswer) {
    super('dry run');
  }
}

function faultsOf(language: Language, { problems, errorCount, warningCount }: CheckedPart) {
  const faults = problems.map(({ fault: what, ...at }) => ({
    ...at,
    message: faultText(language, what),
  }));
  return { faults, error_count: errorCount, warning_count: warningCount };
}

/** The errors, those that are counted only among them. */
function refusal(language: Language, { problems, errorCount }: CheckedPart): FieldError {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const more = errorCount - errors.length;
  const files: Message[] = errors.map((problem) => ({
    key: 'import_fault',
    values: { sentence: problemTextIn(language, problem) },
  }));
  if (more > 0) files.push({ key: 'import_more_faults', values: { count: more } });
  return new FieldError({ files });
}

interface Foundation {
  readonly audit: Audit;
  readonly database: Database;
  readonly rateLimits: RateLimits;
}

/** Import of files of the import folder by managers, and of figures by machines. */
export function createImportService({ audit, database, rateLimits }: Foundation) {
  async function checkThrottle(userId: number): Promise<void> {
    const seconds = await rateLimits.hit(`import ${userId}`, IMPORT_LIMIT);
    if (seconds === null) return;
    const minutes = Math.max(1, Math.ceil(seconds / 60));
    throw new ThrottledError({ key: 'uploads_throttled', values: { minutes } }, seconds);
  }

  /** Says in each organisation that was written to that it was, and outdates what is kept of it. */
  async function finish(
    tx: Queries,
    { user }: ImportRequest,
    { plan, stored }: CheckedPart,
    changed: ReadonlySet<string>,
  ): Promise<void> {
    const touched: number[] = [];
    for (const [key, { data, ...others }] of plan.byOrganization) {
      const id = stored.organizations.get(key)?.id;
      const rows = Object.entries(others).filter(([, map]) => map instanceof Map && map.size > 0);
      if (id === undefined || (rows.length === 0 && !changed.has(key))) continue;
      touched.push(id);
      if (rows.length === 0) continue;
      const detail = { kinds: rows.map(([kind]) => kind) };
      await audit.record('data_imported', { userId: user.id, organizationId: id, detail }, tx);
    }
    if (touched.length > 0) await bumpDataVersions(tx, inArray(organization.id, touched));
  }

  /** @throws FieldError for files with errors, unless it is a dry run; BusyError during another import */
  async function importFiles(request: ImportRequest, files: FolderFiles): Promise<ImportAnswer> {
    const { machineScope, query, language } = request;
    const { dry_run, reason } = query;
    const isMachine = machineScope !== undefined;
    const own = request.organization;
    await request.reserve(Math.ceil((await bytesOf(files)) / BYTES_PER_CELL));
    const part = await readPart(files, {
      files: isMachine ? FIGURE_FILES : MANAGED_FILES,
      others: fault(isMachine ? 'import_figures_only' : 'import_command_line_only'),
      today: today(own.timeZone),
    });
    const scope = await organizationsInScope(database, own, isMachine);
    const work = async (tx: Queries): Promise<ImportAnswer> => {
      if (!(await holdOffImports(tx))) throw new BusyError(RETRY_AFTER_S);
      const checked = await checkPart(tx, part, scope.open, scope.archived);
      const figures = createFigureImport(audit, request.user, reason);
      const answer = { dry_run, written: [], changes: [], ...faultsOf(language, checked) };
      if (checked.errorCount > 0) {
        if (!dry_run) throw refusal(language, checked);
        return { ...answer, figures: { changed: 0, unchanged: 0 }, needs_reason: false };
      }
      const written = await writePart(tx, checked, figures.write);
      const { changed, unchanged, needsReason, changes } = figures;
      const done = {
        ...answer,
        written,
        figures: { changed, unchanged },
        needs_reason: needsReason,
      };
      if (dry_run) throw new RolledBack(done);
      if (needsReason && !reason) throw new FieldError({ reason: ['reason_required'] });
      await finish(tx, request, checked, new Set(changes.map((each) => each.organization)));
      return { ...done, changes };
    };
    try {
      return await database.withOrganization(own.id, work, [...scope.open.values()]);
    } catch (error) {
      if (error instanceof RolledBack) return error.answer;
      throw error;
    }
  }

  return {
    /** @throws FieldError, TooLargeError, ThrottledError, BusyError */
    async run(request: ImportRequest): Promise<ImportAnswer> {
      const { upload, body, organization: own } = request;
      await checkThrottle(request.user.id);
      if (upload === null) return importFiles(request, filesOfRows(body.rows, own.key));
      const folder = await mkdtemp(join(tmpdir(), 'tavoite-import-'));
      try {
        return await importFiles(request, await receiveFiles(upload, folder));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

export type ImportService = ReturnType<typeof createImportService>;
