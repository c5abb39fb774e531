import http from 'node:http';
import https from 'node:https';

/** Headers of one connection, not of an answer; and what would bind the browser to more than this address. */
const NOT_PASSED_ON = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'strict-transport-security',
];
const SECURE_NAME = /^__(Host|Secure)-/;
const RENAMED = 'dev';

/** A cookie of a site on https, stored by the browser for an address that is not: it gets another name meanwhile. */
function toBrowser(cookie) {
  const name = SECURE_NAME.test(cookie) ? `${RENAMED}${cookie}` : cookie;
  return name.replace(/;\s*(secure|domain=[^;]*)(?=;|$)/gi, '');
}

const toSite = (cookies) =>
  cookies
    .split(/;\s*/)
    .map((cookie) => (cookie.startsWith(`${RENAMED}__`) ? cookie.slice(RENAMED.length) : cookie))
    .join('; ');

/** The same request as the site would get from a browser that is on it. */
function headersFor(site, { headers }, wantsPage) {
  const sent = { ...headers, host: new URL(site).host };
  for (const name of NOT_PASSED_ON) delete sent[name];
  if (sent.origin && sent.origin !== 'null') sent.origin = site;
  if (sent.referer) sent.referer = sent.referer.replace(/^https?:\/\/[^/]+/, site);
  if (sent.cookie) sent.cookie = toSite(sent.cookie);
  // Pages are changed on their way: plain, and not answered from an earlier visit.
  if (wantsPage) {
    sent['accept-encoding'] = 'identity';
    delete sent['if-none-match'];
    delete sent['if-modified-since'];
  }
  return sent;
}

function headersBack(site, url, headers) {
  const back = { ...headers };
  for (const name of NOT_PASSED_ON) delete back[name];
  if (back.location?.startsWith(site)) back.location = url + back.location.slice(site.length);
  if (back['set-cookie']) back['set-cookie'] = back['set-cookie'].map(toBrowser);
  if (back['content-security-policy'])
    back['content-security-policy'] = back['content-security-policy'].replace(
      /;?\s*upgrade-insecure-requests/,
      '',
    );
  return back;
}

const isPage = ({ method, headers }) => method === 'GET' && (headers.accept ?? '').includes('text/html');

/**
 * Sends requests on to `site` as if the browser were there: sign-in, cookies and streams work as they do on it.
 * @param {object} options
 * @param {string} options.site origin of the site
 * @param {string} options.url origin that the browser sees
 * @param {(html: string) => Promise<string | null>} options.rewrite changes a page; null leaves it as it is
 */
export function upstream({ site, url, rewrite }) {
  const { request } = site.startsWith('https:') ? https : http;
  return (incoming, outgoing) => {
    const wantsPage = isPage(incoming);
    const sent = request(site + incoming.url, {
      method: incoming.method,
      headers: headersFor(site, incoming, wantsPage),
    });
    sent.on('response', (answer) => {
      const headers = headersBack(site, url, answer.headers);
      if (wantsPage && /^text\/html/.test(headers['content-type'] ?? '')) {
        void answerPage(answer, headers, outgoing, rewrite);
        return;
      }
      outgoing.writeHead(answer.statusCode, headers);
      answer.pipe(outgoing);
    });
    sent.on('error', (error) => {
      if (outgoing.headersSent) return outgoing.destroy();
      outgoing.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
      outgoing.end(`${site} does not answer: ${error.message}\n`);
    });
    outgoing.on('close', () => sent.destroy());
    incoming.pipe(sent);
  };
}

async function answerPage(answer, headers, outgoing, rewrite) {
  const chunks = [];
  try {
    for await (const chunk of answer) chunks.push(chunk);
    const html = Buffer.concat(chunks).toString();
    const page = await rewrite(html);
    for (const name of ['content-length', 'etag', 'last-modified']) delete headers[name];
    outgoing.writeHead(answer.statusCode, { ...headers, 'cache-control': 'no-store' });
    outgoing.end(page ?? html);
  } catch (error) {
    console.error(error);
    outgoing.destroy();
  }
}
