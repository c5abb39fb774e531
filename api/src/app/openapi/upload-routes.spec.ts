import { readFileSync } from 'node:fs';
import { uploadLocations, type UploadRoute } from './upload-routes.js';

const read = (name: string): string => readFileSync(new URL(`../../../../${name}`, import.meta.url), 'utf8');
const routes = JSON.parse(read('shell/src/server/http/api/upload-routes.json')) as UploadRoute[];
const document = JSON.parse(read('api/openapi.json')) as {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, unknown> } }>>;
};

describe('The routes that take a file', () => {
  it('are all that the OpenAPI document names', () => {
    const documented = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { requestBody }]) =>
        Object.keys(requestBody?.content ?? {}).some((type) => /^multipart\/|gzip$|octet-stream$/.test(type))
          ? [`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`]
          : [],
      ),
    );
    expect(documented.length).toBeGreaterThan(3);
    expect(routes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(documented.sort());
  });

  it('are the same for nginx as for the shell', () => {
    expect(read('deploy/edge/uploads.conf.template')).toBe(uploadLocations(routes));
  });

  it('are let through with files of 10 MB and more', () => {
    for (const { path, maxBodyBytes } of routes)
      expect([path, maxBodyBytes >= 10 * 1024 * 1024]).toEqual([path, true]);
  });
});
