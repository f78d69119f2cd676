// A busy machine may be too slow once. In CI a failed test is repeated, with the error in the log;
// what passed only then is named at the end of the tests.
if (process.env.CI !== undefined) jest.retryTimes(2, { logErrorsBeforeRetry: true });
