/*
 * Files cannot be in the store, which holds plain data, nor in the browser's storage. They are held
 * here under their ids, so that a draft or a request finds them as long as the page is not loaded again.
 */
const held = new Map<string, File>();

/** Holds a file. @returns its id */
export function holdFile(file: File): string {
  const id = crypto.randomUUID();
  held.set(id, file);
  return id;
}

export const heldFile = (id: string): File | undefined => held.get(id);

export function releaseFiles(ids: Iterable<string>): void {
  for (const id of ids) held.delete(id);
}
