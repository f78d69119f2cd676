import type { EndpointName } from '@tavoite/model';
import { contract, sampleOfAnswer } from '@tavoite/model';
import { ApiError, failureOf, INVALID_ANSWER } from './errors.js';

/**
 * Checks an answer, or a sample of a large one, against the contract. For development and tests: the schemas stay out of the
 * production bundle, where the client trusts its own server.
 * @throws ApiError naming the call and every field that is wrong
 */
export function checkAnswer(name: EndpointName, answer: unknown): void {
  // An answer without content is read as text, and there is none.
  if (contract[name].status === 204 && answer === '') return;
  const result = contract[name].answer.safeParse(sampleOfAnswer(answer));
  if (result.success) return;
  const problems = result.error.issues.map(
    (issue) => `${name}: ${issue.path.join('.') || 'answer'}: ${issue.message}`,
  );
  throw new ApiError(
    failureOf(200, problems.join('; '), { non_field_errors: problems, code: INVALID_ANSWER }),
  );
}
