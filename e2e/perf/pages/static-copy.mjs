import http from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const TEXT = /text|javascript|json|svg|xml/;

/** The page as a user would write it by hand: the same markup, styles and pictures, and not one script. */
const withoutScripts = (html) =>
  html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*\b(?:as="script"|rel="modulepreload")[^>]*>/g, '');

const POLICIES = ['content-security-policy', 'cross-origin-opener-policy', 'permissions-policy'];

/**
 * What the page asks of the browser for safety's sake, a process of its own among it: that costs some time, and no
 * architecture saves it.
 */
const policiesOf = ({ headers }) =>
  Object.fromEntries(POLICIES.map((name) => [name, headers.get(name)]).filter(([, value]) => value));

/** Everything ready to be sent: compressed once, at the best level. */
async function prepare(body, type) {
  if (!TEXT.test(type)) return { body, headers: { 'content-type': type } };
  const compressed = await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return { body: compressed, headers: { 'content-type': type, 'content-encoding': 'br' } };
}

/**
 * The control of the page measurements: a plain HTTP server with copies of pages of the product at `paths`
 * ({ '/home': cookie header }), and of every file they use.
 */
export async function startStaticCopy(siteUrl, paths) {
  const pages = new Map();
  for (const [path, { from, cookie }] of Object.entries(paths)) {
    const answer = await fetch(siteUrl + from, { headers: cookie ? { cookie } : {} });
    const html = withoutScripts(await answer.text());
    const { body, headers } = await prepare(Buffer.from(html), 'text/html; charset=utf-8');
    pages.set(path, { body, headers: { ...headers, ...policiesOf(answer) } });
  }
  const files = new Map();
  const file = async (path) => {
    const answer = await fetch(siteUrl + path);
    if (!answer.ok) return null;
    return prepare(Buffer.from(await answer.arrayBuffer()), answer.headers.get('content-type') ?? '');
  };
  const server = http.createServer(async (request, response) => {
    const page = pages.get(request.url);
    if (!page && !files.has(request.url)) files.set(request.url, file(request.url));
    const found = page ?? (await files.get(request.url));
    if (!found) return response.writeHead(404).end();
    const cache = page ? 'no-store' : 'public, max-age=31536000, immutable';
    response.writeHead(200, {
      ...found.headers,
      'content-length': found.body.length,
      'cache-control': cache,
    });
    response.end(found.body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${server.address().port}`, close: () => server.close() };
}
