/** Whether PostgreSQL refused a statement with this code; the causes are looked into, too. */
export function hasSqlState(error: unknown, state: string): boolean {
  let current = error;
  while (typeof current === 'object' && current !== null) {
    if ('code' in current && current.code === state) return true;
    current = 'cause' in current ? current.cause : null;
  }
  return false;
}
