import { listOfOpenBranches, type OpenBranches, openBranchesOf } from '@tavoite/model';
import { readList, writeList } from './addresses.js';

/** The open branches that a query parameter names. */
export const readOpenBranches = (search: URLSearchParams, name: string): OpenBranches =>
  openBranchesOf(readList(search, name));

/** The address with other open branches. */
export function writeOpenBranches(
  before: URLSearchParams,
  name: string,
  opened: OpenBranches,
): URLSearchParams {
  const after = new URLSearchParams(before);
  writeList(after, name, listOfOpenBranches(opened));
  return after;
}
