/** Flags for every browser that tests start. */
export const LAUNCH_ARGS: string[];

/** The path of a browser that draws; installs one when there is none. Throws an Error that says what to do. */
export function findBrowser(options?: { log?: (line: string) => void }): string;
