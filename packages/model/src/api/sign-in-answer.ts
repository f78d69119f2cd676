import { z } from 'zod';

/** What is still asked for before a session starts. */
const secondFactorChallenge = z.object({
  /** Stands for the first step, for ten minutes and for one sign-in. */
  ticket: z.string(),
  /** What the user can answer with; none for a user who has to set a second factor up first. */
  methods: z.array(z.enum(['authenticator', 'passkey', 'recovery_code'])),
  /** What the browser is to be asked for; null without a passkey. */
  passkey: z.record(z.string(), z.unknown()).nullable(),
});
export type SecondFactorChallenge = z.infer<typeof secondFactorChallenge>;

/** The session token; in its place what the second step asks for, of users who have a second factor. */
export const signInAnswer = z.union([
  z.object({ key: z.string(), second_factor: z.never().optional() }),
  z.object({ key: z.never().optional(), second_factor: secondFactorChallenge }),
]);
export type SignInAnswer = z.infer<typeof signInAnswer>;
