import type { Language } from '@tavoite/model';
import { type Fault, fault, faultText } from './faults.js';

/** A place in an import folder. Lines and columns count from 1; a line is one of the file's own. */
export interface Place {
  readonly file: string;
  /** null: the file as a whole. */
  readonly line: number | null;
  readonly column: { readonly name: string; readonly position: number } | null;
}

export interface Problem extends Place {
  /** Errors stop an import, warnings do not. */
  readonly severity: 'error' | 'warning';
  /** What is wrong and, where possible, what would be right. */
  readonly fault: Fault;
}

/** Problems that are kept of each severity; the rest is only counted. */
export const MAX_PROBLEMS = 100;

/** Collects what is wrong with a folder, bounded however broken it is. */
export class Problems {
  private readonly kept: Problem[] = [];
  private readonly counts = { error: 0, warning: 0 };

  error(place: Place, what: Fault): void {
    this.add('error', place, what);
  }

  warning(place: Place, what: Fault): void {
    this.add('warning', place, what);
  }

  private add(severity: Problem['severity'], place: Place, what: Fault): void {
    this.counts[severity] += 1;
    if (this.counts[severity] > MAX_PROBLEMS) return;
    const { file, column } = place;
    // The names of columns stand in no row of what is sent as rows.
    const line = place.line || null;
    this.kept.push({ severity, file, line, column, fault: what });
  }

  get errorCount(): number {
    return this.counts.error;
  }

  get warningCount(): number {
    return this.counts.warning;
  }

  /** The first problems of each severity, in the order of `files`, then of lines and columns. */
  list(files: readonly string[]): Problem[] {
    const rank = (file: string) => {
      const at = files.indexOf(file);
      return at < 0 ? files.length : at;
    };
    return [...this.kept].sort(
      (a, b) =>
        rank(a.file) - rank(b.file) ||
        (a.line ?? 0) - (b.line ?? 0) ||
        (a.column?.position ?? 0) - (b.column?.position ?? 0),
    );
  }
}

/** A file as a whole. */
export function wholeFile(file: string): Place {
  return { file, line: null, column: null };
}

/** `targets.csv, line 14, column 7 (formula)` */
function placeText(language: Language, { file, line, column }: Place): string {
  const parts = [file];
  if (line !== null) parts.push(faultText(language, fault('fault_line', { line })));
  if (column !== null) parts.push(faultText(language, fault('fault_column', column)));
  return parts.join(', ');
}

/** One problem as a line of text. */
export function problemTextIn(language: Language, problem: Problem): string {
  const text = `${placeText(language, problem)}: ${faultText(language, problem.fault)}`;
  return problem.severity === 'error'
    ? text
    : faultText(language, fault('fault_warning', { text }));
}

/** The same for the command line, which speaks English. */
export const problemText = (problem: Problem): string => problemTextIn('en', problem);
