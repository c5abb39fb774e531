import { readFileSync } from 'node:fs';

/** Forms without JavaScript take as text what these take as JSON. */
const FORMS = {
  'POST /discussions': 'POST /api/posts',
  'POST /discussions/{id}/replies': 'POST /api/posts/{id}/replies',
  'POST /enquiries': 'POST /api/enquiries',
  'POST /newsletter': 'POST /api/subscribe',
  'POST /auth/code': 'POST /api/auth/code',
  'POST /auth/code/verify': 'POST /api/auth/code/verify',
  'POST /exchanges': 'POST /api/exchanges',
  'POST /exchanges/{id}': 'PATCH /api/exchanges/{id}',
  'POST /exchanges/{id}/helpers': 'POST /api/exchanges/{id}/helpers',
  'POST /exchanges/{id}/done': 'PUT /api/exchanges/{id}/thanks',
  'POST /projects': 'POST /api/projects',
  'POST /projects/{id}': 'PATCH /api/projects/{id}',
  'POST /projects/{id}/requests': 'POST /api/projects/{id}/requests',
  'POST /api/event-forms': 'POST /api/events',
  'POST /api/event-forms/{id}': 'PATCH /api/events/{id}',
  'POST /api/group-forms': 'POST /api/groups',
  'POST /api/group-forms/{id}/membership': 'PUT /api/groups/{id}/membership',
  'POST /api/profile-forms': 'PATCH /api/my/profile',
  'POST /api/profile-forms/privacy': 'PATCH /api/my/profile',
  'POST /api/onboarding-forms/{step}': 'PUT /api/my/onboarding',
  'POST /api/membership-forms/checkout': 'POST /api/checkout',
};

/** What such a form has besides. */
const FORM_FIELDS = [
  'token',
  'act',
  'page',
  'part',
  'startsAt',
  'endsAt',
  'topic',
  'step',
  'skip',
  'consent',
  'lesson',
  'scope',
  'answer',
  'answer-1',
  'courses',
  'showCourse',
  'achievements',
  'links',
  'card',
  'confirmed',
  'returnTo',
  'version',
  'website',
];

const FILES = ['POST /api/profile-forms/photo'];

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
          contentType: FILES.includes(name) ? 'multipart/form-data' : 'application/x-www-form-urlencoded',
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
