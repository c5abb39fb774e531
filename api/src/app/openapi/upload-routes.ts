import type { INestApplicationContext } from '@nestjs/common';
import { routesOf } from './routes.js';

/** Beyond the file: so much may be too much before a proxy refuses it, and not the route with what is wrong with the file. */
const ALLOWANCE_BYTES = 10 * 1024 * 1024;

export interface UploadRoute {
  method: string;
  path: string;
  maxBodyBytes: number;
}

/** The routes that take a file, and how large a request may be there. */
export function uploadRoutesOf(app: INestApplicationContext): UploadRoute[] {
  return routesOf(app)
    .flatMap(({ method, path, config: { maxFileBytes } }) =>
      maxFileBytes === undefined ? [] : [{ method, path, maxBodyBytes: maxFileBytes + ALLOWANCE_BYTES }],
    )
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The same for nginx, which has a limit for each location. */
export const uploadLocations = (routes: UploadRoute[]): string =>
  `# Written by \`npm run openapi\`, from the routes of the api that take a file.\n${routes
    .map(
      ({ path, maxBodyBytes }) => `location ~ ^${path.replace(/:\w+/g, '[^/]+')}$ {
  client_max_body_size ${maxBodyBytes};
  limit_req zone=requests burst=200 nodelay;
  error_page 413 @too_large;
  error_page 429 @busy;
  error_page 502 504 = @no_api;
  proxy_pass $api;
}
`,
    )
    .join('\n')}`;
