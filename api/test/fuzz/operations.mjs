import { readFileSync } from 'node:fs';

/** Forms without JavaScript take as text what these take as JSON. */
const FORMS = {
  'POST /enquiries': 'POST /api/enquiries',
  'POST /newsletter/subscribe': 'POST /api/subscribe',
  'POST /auth/code': 'POST /api/auth/code',
  'POST /auth/code/verify': 'POST /api/auth/code/verify',
  'POST /api/membership-forms/checkout': 'POST /api/checkout',
};

/** What such a form has besides. */
const FORM_FIELDS = ['token', 'consent', 'card', 'confirmed', 'returnTo', 'version', 'website'];

/** Every operation of the document, and every route that it leaves out, in the same shape. */
export function operationsOf(routes) {
  const document = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'));
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const [[contentType, { schema }] = [undefined, {}]] = Object.entries(requestBody?.content ?? {});
      const query = parameters.filter((one) => one.in === 'query');
      return {
        name: `${method.toUpperCase()} ${path}`,
        path,
        method,
        query,
        contentType,
        schema,
        parameters,
      };
    }),
  );
  const known = new Map(documented.map((operation) => [operation.name, operation]));
  const others = routes
    .map(({ method, path }) => ({ method, path: path.replace(/:(\w+)/g, '{$1}') }))
    .filter(({ method, path }) => !known.has(`${method} ${path}`))
    .map(({ method, path }) => {
      const name = `${method} ${path}`;
      const names =
        method === 'GET'
          ? ['page', 'token', 'returnTo', 'reference', 'state', 'code', 'answer', 'joins']
          : ['page', 'token'];
      return {
        name,
        path,
        method: method.toLowerCase(),
        parameters: [],
        query: names.map((field) => ({ name: field, schema: { type: 'string' } })),
        ...(method !== 'GET' && {
          contentType: 'application/x-www-form-urlencoded',
          schema: {
            allOf: [
              known.get(FORMS[name])?.schema ?? {},
              {
                type: 'object',
                properties: Object.fromEntries(
                  FORM_FIELDS.map((field) => [field, { type: 'string', share: 0.1 }]),
                ),
              },
            ],
          },
        }),
      };
    });
  return { document, operations: [...documented, ...others] };
}
