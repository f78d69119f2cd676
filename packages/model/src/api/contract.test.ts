import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { calls } from './calls.js';
import { contract } from './contract.js';
import type { Endpoint } from './endpoint.js';

const endpoints = Object.entries(contract) as [string, Endpoint][];

it('names each method and path once', () => {
  const calls = endpoints.map(([, { method, path }]) => `${method} ${path}`);
  expect(new Set(calls).size).toBe(calls.length);
});

it('holds every call under its name, and nothing else', () => {
  const ofContract = endpoints.map(([name, { method, path }]) => [name, method, path]);
  const ofCalls = Object.entries(calls).map(([name, { method, path }]) => [name, method, path]);
  expect(ofContract.sort()).toEqual(ofCalls.sort());
});

it('is called without zod', () => {
  const importsOf = (file: string): string[] =>
    [...readFileSync(join(__dirname, file), 'utf8').matchAll(/from '([^']+)'/g)].map(
      ([, path]) => path ?? '',
    );
  for (const file of ['firstCalls.ts', 'limits.ts', 'header.ts'])
    expect(importsOf(file)).toEqual([]);
  expect(importsOf('calls.ts')).toEqual(['./firstCalls.js']);
});

describe.each(endpoints)('%s', (_name, endpoint) => {
  it('describes exactly the parameters of its path', () => {
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const described =
      endpoint.params instanceof z.ZodObject ? Object.keys(endpoint.params.shape) : [];
    expect(described).toEqual(inPath);
  });

  it('has no body on a read and can be written as JSON Schema', () => {
    if (endpoint.method === 'GET') expect(endpoint.body).toBeUndefined();
    for (const schema of [endpoint.params, endpoint.query, endpoint.body, endpoint.answer]) {
      if (schema) expect(z.toJSONSchema(schema, { io: 'input' })).toHaveProperty('$schema');
    }
  });
});
