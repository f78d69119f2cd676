export interface DemoUser {
  email: string;
  password: string;
  role: string;
}

export interface Product {
  readonly url: string;
  readonly port: number;
  /** Of the start command, which leads a process group. */
  readonly pid: number;
  readonly dataFolder: string;
  /** In the order in which they were printed: the one with all flags first. */
  readonly demoUsers: readonly DemoUser[];
  /** All that was printed until now. */
  output(): string;
  /** Asks it to end and waits until it has; answers the exit code, null after a kill. */
  stop(): Promise<number | null>;
  /** Ends it and its bundled PostgreSQL at once, as a crash would; does nothing when it has ended. */
  kill(): Promise<void>;
}

interface Place {
  dataFolder: string;
  /** Settings beside PORT and TAVOITE_DATA; those of this process do not count. */
  env?: Record<string, string>;
  /** Another checkout than this one. */
  repository?: string;
}

/** A port that nobody listens on at the moment. */
export function freePort(): Promise<number>;

/** A new folder that root's database user can pass through. */
export function temporaryFolder(): string;

export function removeFolder(folder: string): void;

/** Runs `start` and waits until it is ready. Throws an Error with all that it printed when it does not get there. */
export function startProduct(
  options: Place & {
    port: number;
    /** Another command than the one behind `pnpm start`. */
    command?: readonly string[];
  },
): Promise<Product>;

/** Runs `tavoite` with these arguments to its end. */
export function runTavoite(
  args: readonly string[],
  options: Place & {
    /** What it reads from standard input; nothing by default. */
    input?: string;
  },
): Promise<{ code: number | null; output: string }>;

/** The process that works on a data folder with the bundled database. */
export function serverPid(dataFolder: string): number;

/** How to connect to the running bundled PostgreSQL of a data folder, as its owner, and its process. */
export function bundledDatabase(dataFolder: string): {
  host: string;
  port: number;
  user: string;
  database: string;
  pid: number;
};
