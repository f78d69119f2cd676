/** What was found out about one thing: that all is well, or what is wrong and what to do. */
export interface Finding {
  readonly level: 'ok' | 'warning' | 'problem';
  /** One sentence, for the person who runs the program. */
  readonly says: string;
  /** What to do about it. */
  readonly advice?: string;
}

export const ok = (says: string): Finding => ({ level: 'ok', says });
export const warning = (says: string, advice: string): Finding => ({
  level: 'warning',
  says,
  advice,
});
export const problem = (says: string, advice: string): Finding => ({
  level: 'problem',
  says,
  advice,
});

/** "1 file", "2 files". */
export const counted = (count: number, thing: string): string =>
  `${count} ${thing}${count === 1 ? '' : 's'}`;

/** The verb that goes with a count. */
export const are = (count: number): string => (count === 1 ? 'is' : 'are');
