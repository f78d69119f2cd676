import { z } from 'zod';
import { contract } from './contract.js';
import type { Endpoint } from './endpoint.js';

const endpoints = Object.entries(contract) as [string, Endpoint][];

it('names each method and path once', () => {
  const calls = endpoints.map(([, { method, path }]) => `${method} ${path}`);
  expect(new Set(calls).size).toBe(calls.length);
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
