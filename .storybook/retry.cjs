// A busy machine may once be too slow; what passes only then is named at the end of the tests.
if (process.env.CI !== undefined) jest.retryTimes(1, { logErrorsBeforeRetry: true });
