import type { OpenAPIObject } from '@nestjs/swagger';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const error = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

const RESPONSES = {
  UnknownHost: error('Asked under a host name that is not the site’s'),
  NotModified: { description: 'What If-None-Match names is still so' },
  BadRequest: error('Something asked or sent cannot be accepted'),
  Forbidden: error('Not allowed, or sent from another site'),
  NotFound: error('Nothing is there, or nothing that is for the caller'),
  AnotherMember: error(
    'Sent by a page of someone else than who is signed in; or `already_sent`: saved before under its idempotency key',
  ),
  KeyReused: error('The idempotency key belongs to another request'),
  TooLarge: error('Larger than accepted'),
  UnsupportedMediaType: error('Of a type that is not accepted'),
  Unavailable: {
    ...error('Not possible right now'),
    headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' as const } } },
  },
};

/** Adds the responses of guards and pipes to every operation, unless it documents them itself. */
export function addSharedResponses({ paths, components }: OpenAPIObject): void {
  components!.responses = { ...components!.responses, ...RESPONSES };
  for (const [path, item] of Object.entries(paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation)
        operation.responses = { ...sharedResponses(path, method, operation), ...operation.responses };
    }
  }
}

function sharedResponses(
  path: string,
  method: string,
  { parameters = [], requestBody, security }: Operation,
) {
  const hasInput = requestBody !== undefined || parameters.length > 0 || path.includes('{');
  return {
    421: ref('UnknownHost'),
    503: ref('Unavailable'),
    ...(hasInput && { 400: ref('BadRequest') }),
    ...(path.includes('{') && { 404: ref('NotFound') }),
    ...(parameters.some((each) => '$ref' in each) && { 422: ref('KeyReused') }),
    ...(requestBody && { 413: ref('TooLarge'), 415: ref('UnsupportedMediaType') }),
    ...(method === 'get'
      ? !security && { 304: ref('NotModified') }
      : { 403: ref('Forbidden'), 409: ref('AnotherMember') }),
  };
}

const ref = (name: keyof typeof RESPONSES) => ({ $ref: `#/components/responses/${name}` });
