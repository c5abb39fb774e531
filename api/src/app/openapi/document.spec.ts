import { readFileSync } from 'node:fs';

interface Operation {
  parameters?: unknown[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
}

const document = JSON.parse(readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, path, ...operation })),
);

describe('The OpenAPI document', () => {
  it('says of every operation that it may be unavailable', () => {
    expect(operations.filter(({ responses }) => !responses[503]).map(({ name }) => name)).toEqual([]);
  });

  it('says of every operation with input that the input may be wrong', () => {
    const silent = operations.filter(
      ({ path, parameters, requestBody, responses }) =>
        (path.includes('{') || parameters?.length || requestBody) && !responses[400],
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it.each(['get /api/search', 'post /api/subscribe', 'post /api/enquiries', 'post /api/telemetry'])(
    'says of %s that it may be asked too often',
    (name) => {
      expect(operations.find((operation) => operation.name === name)?.responses).toHaveProperty('429');
    },
  );

  it('says null as a type, which every validator understands', () => {
    expect(JSON.stringify(document)).not.toContain('"nullable"');
  });
});
