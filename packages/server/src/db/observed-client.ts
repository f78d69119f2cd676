import pg from 'pg';
import { queryDone } from '../observe/topics.js';
import { currentWork, type Work } from '../observe/work.js';

type Callback = (error: Error | null, result: unknown) => void;

/** A statement as the driver takes it: text alone, or with name and values. */
type Statement = string | { readonly text: string; readonly name?: string | undefined };

function isStatement(given: unknown): given is Statement {
  return (
    typeof given === 'string' || typeof (given as { text?: unknown } | null)?.text === 'string'
  );
}

/**
 * The statement with the id of the request in front, where `pg_stat_activity` and PostgreSQL's log of
 * slow statements show it. Those with a name are planned once for all requests, so their text stays.
 */
function withId(given: Statement, work: Work | undefined): Statement {
  if (work === undefined) return given;
  const comment = `/* request=${work.id} */ `;
  if (typeof given === 'string') return comment + given;
  return given.name === undefined ? { ...given, text: comment + given.text } : given;
}

function withoutName(given: Statement): Statement {
  return typeof given === 'string' ? given : { ...given, name: undefined };
}

/** A connection that marks its statements with what they are for, and tells how long they take. */
export class ObservedClient extends pg.Client {
  /** Whether statements keep their names, under which they are planned once. */
  protected get keepsNames(): boolean {
    return true;
  }

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // The driver declares `query` for each way of calling it; all of them take the statement first.
    const query = (...args: unknown[]): unknown =>
      Reflect.apply(pg.Client.prototype.query, this, args);
    this.query = ((asked: unknown, ...others: unknown[]) => {
      if (!isStatement(asked)) return query(asked, ...others);
      const given = this.keepsNames ? asked : withoutName(asked);
      const work = currentWork();
      const marked = withId(given, work);
      if (!queryDone.isHeard) return query(marked, ...others);

      const start = performance.now();
      const tell = (error: unknown) =>
        queryDone.tell({
          work,
          ms: performance.now() - start,
          statement: typeof given === 'string' ? given : given.text,
          hasFailed: error != null,
        });
      const callback = others.at(-1);
      if (typeof callback === 'function') {
        return query(marked, ...others.slice(0, -1), ((error, result) => {
          tell(error);
          (callback as Callback)(error, result);
        }) satisfies Callback);
      }
      const answer = query(marked, ...others) as Promise<unknown>;
      answer.then(() => tell(null), tell);
      return answer;
    }) as typeof this.query;
  }
}

/**
 * One that is lent out by PgBouncer, where the next statement may go to another connection of PostgreSQL: a
 * name would be unknown there, or taken.
 */
export class UnnamedClient extends ObservedClient {
  protected override get keepsNames(): boolean {
    return false;
  }
}
