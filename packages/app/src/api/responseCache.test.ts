import { createResponseCache } from './responseCache.js';

const tagged = (tag: string, characters = 10) => ({ tag, answer: { tag }, characters });

it('keeps answers of one token until told to forget them', () => {
  const memory = createResponseCache();
  memory.place('a', 'GET /x').keep(tagged('1'));
  expect(memory.place('a', 'GET /x').known).toEqual(tagged('1'));
  expect(memory.place('a', 'GET /y').known).toBeUndefined();
  memory.forget();
  expect(memory.place('a', 'GET /x').known).toBeUndefined();
});

it('forgets the answers of a token at the first request of another', () => {
  const memory = createResponseCache();
  memory.place('a', 'GET /x').keep(tagged('1'));
  expect(memory.place('b', 'GET /x').known).toBeUndefined();
  expect(memory.place('a', 'GET /x').known).toBeUndefined();
});

it('does not keep what was asked before it had to forget', () => {
  const memory = createResponseCache();
  const early = memory.place('a', 'GET /x');
  memory.forget();
  early.keep(tagged('1'));
  expect(memory.place('a', 'GET /x').known).toBeUndefined();
});

it('stays within its bounds, dropping what was not used for longest', () => {
  const memory = createResponseCache(30);
  const keep = (name: string, characters: number) =>
    memory.place('a', name).keep(tagged(name, characters));
  const known = () => ['x', 'y', 'z', 'w'].filter((name) => memory.place('a', name).known);
  keep('x', 10);
  keep('y', 10);
  keep('z', 10);
  expect(known()).toEqual(['x', 'y', 'z']);
  memory.place('a', 'x');
  keep('w', 20);
  expect(known()).toEqual(['x', 'w']);
  keep('x', 5);
  keep('y', 5);
  expect(known()).toEqual(['x', 'y', 'w']);
  keep('z', 31);
  expect(known()).toEqual(['x', 'y', 'w']);
});
