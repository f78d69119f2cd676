const KINDS = new Set([
  'select',
  'insert',
  'update',
  'delete',
  'with',
  'begin',
  'commit',
  'rollback',
  'copy',
]);

/** The first word of a statement, where it is one of those that tell something; else `other`. */
export function statementKind(statement: string): string {
  const [word = ''] = /[a-z]+/i.exec(statement) ?? [];
  const kind = word.toLowerCase();
  return KINDS.has(kind) ? kind : 'other';
}
