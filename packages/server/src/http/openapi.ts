import { type Endpoint, ORGANIZATION_HEADER } from '@tavoite/model';
import { z } from 'zod';

type JsonSchema = Record<string, unknown> & {
  properties?: Record<string, JsonSchema>;
  required?: string[];
};

const FIELD_ERRORS = {
  type: 'object',
  description: 'Messages by field; non_field_errors for the request as a whole.',
  additionalProperties: { type: 'array', items: { type: 'string' } },
};
const DETAIL_ERROR = {
  type: 'object',
  properties: { detail: { type: 'string' }, code: { type: 'string' } },
  required: ['detail'],
};

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest as JsonSchema;
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function failure(description: string, name: 'FieldErrors' | 'DetailError') {
  return {
    description,
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  };
}

/** Files as a form sends them. */
const FILES = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: {
        files: { type: 'array', items: { type: 'string', format: 'binary' } },
      },
    },
  },
};

function operationOf(endpoint: Endpoint) {
  const { access, answer, body, method, params, path, query, status = 200, views } = endpoint;
  const ofFlags = Object.entries(endpoint.viewsOfFlag ?? {});
  const tagged = endpoint.tagged === true;
  const isPublic = access === 'public';
  const takesInput = body !== undefined || query !== undefined;
  const rules = [
    access !== 'public' && access !== 'signed-in' && `Needs the flag ${access}.`,
    endpoint.machines &&
      `Access tokens may call it${endpoint.machines === 'figures' ? ' if they enter figures' : ''}.`,
    views && `Refused while one of these views is restricted: ${views.join(', ')}.`,
    ...ofFlags.map(
      ([flag, flagged]) =>
        `Refused with ${flag} while one of these views is restricted: ${flagged.join(', ')}.`,
    ),
  ].filter((rule) => rule !== false && rule !== undefined);
  const organizationHeader = {
    name: ORGANIZATION_HEADER,
    in: 'header',
    required: false,
    description: 'The organisation that the call is meant for; 409 when another one is active.',
    schema: { type: 'integer' },
  };
  const tagHeader = {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'ETag of an earlier answer to the same request; 304 while it still holds.',
    schema: { type: 'string' },
  };
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^a-z0-9]+/gi, '_')}`.replace(/_$/, ''),
    summary: endpoint.summary,
    ...(rules.length > 0 && { description: rules.join(' ') }),
    tags: [path.split('/')[2] ?? ''],
    security: isPublic ? [] : [{ token: [] }],
    parameters: [
      ...parametersOf(params, 'path'),
      ...parametersOf(query, 'query'),
      ...(isPublic ? [] : [organizationHeader]),
      ...(tagged ? [tagHeader] : []),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: jsonSchema(body, 'input') },
          ...(endpoint.multipart && FILES),
        },
      },
    }),
    ...(endpoint.multipart && !body && { requestBody: { required: true, content: FILES } }),
    responses: {
      [status]:
        status === 204
          ? { description: 'Done; no content.' }
          : {
              description: 'Success.',
              content: { 'application/json': { schema: jsonSchema(answer, 'output') } },
            },
      ...(tagged && { 304: { description: 'Nothing has changed since the answer of that ETag.' } }),
      ...(takesInput && { 400: failure('The input is not valid.', 'FieldErrors') }),
      ...(!isPublic && {
        401: failure('No valid session.', 'DetailError'),
        403: failure('Not permitted.', 'DetailError'),
        409: failure('Another organisation is active.', 'DetailError'),
      }),
      ...(params && { 404: failure('No such object.', 'DetailError') }),
      429: failure('Too many requests; see Retry-After.', 'DetailError'),
      503: failure('The database is not available for a moment.', 'DetailError'),
    },
  };
}

/** The OpenAPI 3.1 document of the endpoints. */
export function openApiDocument(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] ??= {};
    Object.assign(paths[endpoint.path] ?? {}, {
      [endpoint.method.toLowerCase()]: operationOf(endpoint),
    });
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tavoite',
      version: '1.0.0',
      description:
        'Sign in with POST /api/login/ and send the key it returns in the header `Authorization: Token …`. ' +
        'Paths are served with and without the trailing slash.',
    },
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description:
            'The word Token, a blank and the key of a session or an access token; or the key alone.',
        },
      },
      schemas: { FieldErrors: FIELD_ERRORS, DetailError: DETAIL_ERROR },
    },
  };
}
