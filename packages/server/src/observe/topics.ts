import { channel } from 'node:diagnostics_channel';
import type { Work } from './work.js';

/** Something that happens often. Telling of it costs next to nothing while nobody listens. */
interface Topic<Message> {
  readonly isHeard: boolean;
  tell(message: Message): void;
  /** Answers how to stop listening. What listens must not throw. */
  hear(listener: (message: Message) => void): () => void;
}

/** On a channel of Node, where programs that watch a process can listen, too. */
function topic<Message extends object>(name: string): Topic<Message> {
  const told = channel(name);
  return {
    get isHeard() {
      return told.hasSubscribers;
    },
    tell: (message) => told.publish(message),
    hear(listener) {
      const subscriber = (message: unknown) => listener(message as Message);
      told.subscribe(subscriber);
      return () => {
        told.unsubscribe(subscriber);
      };
    },
  };
}

/** Something that has been done, and how long it took. */
interface Done {
  /** The request or job for which; undefined for what the process does on its own account. */
  readonly work: Work | undefined;
  /** Milliseconds. */
  readonly ms: number;
}

export interface RequestDone extends Done {
  readonly work: Work;
  readonly method: string;
  /** The path as the server knows it, with names in place of ids; `other` for one that it does not know. */
  readonly route: string;
  readonly status: number;
}

export interface QueryDone extends Done {
  /** The statement without its values. */
  readonly statement: string;
  readonly hasFailed: boolean;
}

export interface JobDone extends Done {
  readonly work: Work;
  readonly queue: string;
  readonly hasFailed: boolean;
}

export interface MailDone extends Done {
  /** What the mail is for. */
  readonly kind: string;
  readonly status: 'sent' | 'delayed' | 'failed' | 'unknown';
}

/** A request or a job has begun. */
export interface WorkBegun {
  readonly work: Work;
  readonly kind: 'request' | 'job';
  /** `traceparent` of the client or proxy, as it was sent. */
  readonly parent: string | undefined;
}

export const workBegun = topic<WorkBegun>('tavoite:work-begun');
export const requestDone = topic<RequestDone>('tavoite:request');
export const queryDone = topic<QueryDone>('tavoite:query');
export const jobDone = topic<JobDone>('tavoite:job');
export const mailDone = topic<MailDone>('tavoite:mail');
