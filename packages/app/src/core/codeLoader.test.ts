import { type CodeSource, createCodeLoader } from './codeLoader.js';

const missing = new TypeError('Failed to fetch dynamically imported module');

const source = (changes: Partial<Record<keyof CodeSource, unknown>> = {}) => ({
  isServerThere: jest.fn(async () => true),
  reload: jest.fn(() => true),
  ...(changes as Partial<CodeSource>),
});

/** Fails as often as told, then gives the code. */
const failing = (times: number) => {
  let left = times;
  return jest.fn(async () => {
    if (left-- > 0) throw missing;
    return 'code';
  });
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('gives the code at once where it is there', async () => {
  const loader = createCodeLoader(source());
  const listener = jest.fn();
  loader.subscribe(listener);
  await expect(loader.load(failing(0))).resolves.toBe('code');
  expect(listener).not.toHaveBeenCalled();
});

it('waits longer and longer for the server, and says so', async () => {
  const isServerThere = jest
    .fn<Promise<boolean>, []>()
    .mockResolvedValueOnce(false)
    .mockResolvedValueOnce(false)
    .mockResolvedValue(true);
  const loader = createCodeLoader(source({ isServerThere }));
  const fetchCode = failing(1);
  const code = loader.load(fetchCode);
  await jest.advanceTimersByTimeAsync(1_999);
  expect(loader.isWaiting()).toBe(true);
  expect(isServerThere).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(isServerThere).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(3_999);
  expect(isServerThere).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1);
  await expect(code).resolves.toBe('code');
  expect(fetchCode).toHaveBeenCalledTimes(2);
  expect(loader.isWaiting()).toBe(false);
});

it.each([
  ['the connection is back', () => window.dispatchEvent(new Event('online'))],
  ['someone asks for it', (retry: () => void) => retry()],
])('tries again at once when %s', async (_, happen) => {
  const isServerThere = jest.fn<Promise<boolean>, []>().mockResolvedValueOnce(false);
  isServerThere.mockResolvedValue(true);
  const loader = createCodeLoader(source({ isServerThere }));
  const code = loader.load(failing(1));
  await jest.advanceTimersByTimeAsync(0);
  happen(loader.retry);
  await jest.advanceTimersByTimeAsync(0);
  await expect(code).resolves.toBe('code');
});

it('loads the page again where the server has other files now', async () => {
  const { reload, ...rest } = source();
  const loader = createCodeLoader({ reload, ...rest });
  const done = jest.fn();
  void loader.load(failing(2)).then(done, done);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(done).not.toHaveBeenCalled();
});

it('goes on trying where that has not helped', async () => {
  const loader = createCodeLoader(source({ reload: () => false }));
  const fetchCode = failing(3);
  const code = loader.load(fetchCode);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(fetchCode).toHaveBeenCalledTimes(3);
  expect(loader.isWaiting()).toBe(true);
  await jest.advanceTimersByTimeAsync(4_000);
  await expect(code).resolves.toBe('code');
  expect(loader.isWaiting()).toBe(false);
});

it('fails at once where the code is there and does not run', async () => {
  const { reload, ...rest } = source();
  const broken = new TypeError('x is not a function');
  const loader = createCodeLoader({ reload, ...rest });
  await expect(loader.load(() => Promise.reject(broken))).rejects.toBe(broken);
  expect(reload).not.toHaveBeenCalled();
});
