import { randomUUID } from 'node:crypto';
import { DEFAULT_DATE_LOCALE, dateLocale } from '@futurelab/platform/format';
import { readTheme, THEME_COOKIE } from '@futurelab/platform/theme';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ShellConfig } from '../config';
import { parseCookie } from '../http/cookies';
import { compress, encodingFor, streamEncoder, type Encoding } from '../http/encoding';
import type { WorkInProgress } from '../http/overload/work-in-progress';
import type { LiveDocumentSource } from '../releases/registry-source';
import { hasPercentCanary, type ReleaseSet, resolveReleases } from '../releases/release-set';
import { VISIT_COOKIE, visitToken } from '../releases/visit-token';
import { PageCache, type CachedPage } from './page-cache';
import type { PageResult, PageRequest, PageService } from './page-service';

const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?futurelab=/;

/** By language: working one out makes two date formats, which is too much for every request. */
const dateLocales = new LRUCache<string, string>({
  max: 200,
  memoMethod: (language) => dateLocale(language),
});

/** Shows the draft of a page to who has its signed address: as visitors will see it, with a session or without one. */
const PREVIEW = 'preview';

function pageRequest(request: FastifyRequest, publicUrl: string): PageRequest {
  const { cookie, 'accept-language': languages } = request.headers;
  // One slash: a path that begins with two would name another host.
  const url = new URL(publicUrl + request.originalUrl.replace(/^[/\\]+/, '/'));
  const isPreview = url.searchParams.has(PREVIEW);
  const mayBeSignedIn = !isPreview && SESSION_COOKIE.test(cookie ?? '');
  return {
    url,
    isPreview,
    cookie: isPreview ? undefined : cookie,
    requestId: request.id,
    clientAddress: request.ip,
    theme: readTheme(parseCookie(cookie, THEME_COOKIE)),
    // Visitors share their pages: their browser writes the dates anew.
    locale: mayBeSignedIn
      ? dateLocales.memo(languages?.split(/[,;]/, 1)[0] ?? DEFAULT_DATE_LOCALE)
      : DEFAULT_DATE_LOCALE,
    mayBeSignedIn,
  };
}

const VISITOR_COOKIE = 'futurelab_visitor';
const PIN_COOKIE = 'futurelab_pin';
/** Asks for what went wrong on the server, beside the page as data: for who is pinned, as the registry is. */
const REPORT_HEADER = 'x-page-report';

/** For a page whose section is switched off or has failed. */
const RETRY_AFTER_SECONDS = 5;

interface PageDependencies {
  pages: PageService;
  releases: LiveDocumentSource;
  /** What may be rendered at once, from the question who is asking on. */
  rendering: WorkInProgress;
}

interface PageWithReleases {
  answered: PageResult | CachedPage;
  set: ReleaseSet;
}

const isCached = (page: PageResult): page is CachedPage => 'etag' in page;

/** Every GET that is not a file or a call is a page. */
export function registerPages(
  app: FastifyInstance,
  { pages, releases, rendering }: PageDependencies,
  { publicUrl, visitSecret }: Pick<ShellConfig, 'publicUrl' | 'visitSecret'>,
): void {
  const cache = new PageCache();

  /** A page cached for visitors costs no rendering, so that it is sent while others are refused. */
  const answer = async (page: PageRequest, visitorId: string): Promise<PageWithReleases> => {
    if (page.mayBeSignedIn) return untilRendered(rendering.begin(), () => answerMember(page, visitorId));
    const set = resolveReleases(await releases.current(), {
      user: null,
      pins: releases.pins(parseCookie(page.cookie, PIN_COOKIE)),
      visitorId,
    });
    const key = `${set.id} ${page.theme} ${page.url.pathname}${page.url.search} ${pages.settingsVersion}`;
    const render = () => rendering.during(() => pages.answer(page, set, null));
    return { answered: await (page.isReported || page.isPreview ? render() : cache.get(key, render)), set };
  };

  const answerMember = async (page: PageRequest, visitorId: string): Promise<PageWithReleases> => {
    const [document, user] = await Promise.all([releases.current(), pages.currentUser(page)]);
    const pins = releases.pins(parseCookie(page.cookie, PIN_COOKIE));
    const set = resolveReleases(document, { user: user ?? null, pins, visitorId });
    // Members must not be taken for visitors while the api is unavailable.
    if (user === undefined && !pages.isForEverybody(page, set))
      throw new Error('The api did not tell who is asking');
    return { answered: await pages.answer(page, set, user ?? null), set };
  };

  app.get('/*', async (request, reply) => {
    const isPinned = () =>
      Object.keys(releases.pins(parseCookie(request.headers.cookie, PIN_COOKIE))).length > 0;
    const isReported = REPORT_HEADER in request.headers && isPinned();
    const page = { ...pageRequest(request, publicUrl), isReported };
    const visitorId = await rememberVisitor(request, reply, releases);
    const { answered, set } = await answer(page, visitorId);
    if (answered.kind === 'redirect')
      return reply.header('cache-control', 'no-store').redirect(answered.location, answered.status);
    if (isReported && answered.kind === 'page') {
      const { status, complete, failures } = answered;
      return reply
        .header('cache-control', 'no-store')
        .send({ status, complete, failures, html: String(answered.html) });
    }
    // In a cookie, because the page itself may come from the shared cache.
    const token = visitToken(visitSecret, { id: page.requestId, releases: set.releases });
    setCookie(
      request,
      reply,
      `${VISIT_COOKIE}=${token}; Path=/api/telemetry; Max-Age=86400; SameSite=Strict`,
    );
    if (page.isPreview) void reply.header('x-robots-tag', 'noindex');
    return sendPage(request, reply, answered);
  });
}

/** Calls `end` once the page is rendered, which goes on after this when it is streamed. */
async function untilRendered(
  end: () => void,
  answer: () => Promise<PageWithReleases>,
): Promise<PageWithReleases> {
  let isStreamed = false;
  try {
    const { answered, set } = await answer();
    if (answered.kind !== 'streamed') return { answered, set };
    isStreamed = true;
    return { answered: { ...answered, rest: () => answered.rest().finally(end) }, set };
  } finally {
    if (!isStreamed) end();
  }
}

function setCookie({ protocol }: FastifyRequest, reply: FastifyReply, cookie: string): void {
  reply.header('set-cookie', `${cookie}; HttpOnly${protocol === 'https' ? '; Secure' : ''}`);
}

/** The browser's own id, made when a canary is drawn by share of visitors: only then does it matter. */
async function rememberVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  releases: LiveDocumentSource,
): Promise<string> {
  const known = parseCookie(request.headers.cookie, VISITOR_COOKIE);
  if (known) return known;
  if (!hasPercentCanary(await releases.current())) return '';
  const made = randomUUID();
  setCookie(request, reply, `${VISITOR_COOKIE}=${made}; Path=/; Max-Age=2592000; SameSite=Lax`);
  return made;
}

type DocumentResult = Exclude<PageResult, { kind: 'redirect' }>;
type StreamedPage = Extract<PageResult, { kind: 'streamed' }>;

/** Headers that describe the document. */
function describe(reply: FastifyReply, page: DocumentResult): void {
  reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', page.policy)
    .header('x-release-set', page.set)
    .header('vary', 'accept-encoding, cookie')
    .header('cache-control', isCached(page) ? 'private, no-cache' : 'private, no-store');
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: DocumentResult) {
  describe(reply, page);
  if (page.kind === 'streamed') return streamPage(request, reply, page);
  if (page.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  reply.header('x-rendered', page.complete ? 'complete' : 'partial');
  const encoding = encodingOf(request);
  if (isCached(page)) {
    reply.header('etag', page.etag);
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  }
  if (!encoding) return reply.send(page.html);
  const body = isCached(page) ? page.encoded(encoding) : compress(page.html, encoding);
  return reply.header('content-encoding', encoding).send(await body);
}

/** Flushes the beginning at once, and the rest when it is rendered. */
function streamPage(request: FastifyRequest, reply: FastifyReply, { beginning, rest }: StreamedPage) {
  const encoding = encodingOf(request);
  const parts = streamEncoder(encoding);
  parts.write(beginning);
  void rest().then((html) => parts.end(html));
  if (encoding) reply.header('content-encoding', encoding);
  // Buffering in the edge would undo the early flush.
  return reply.header('x-accel-buffering', 'no').send(parts);
}

const encodingOf = ({ headers }: FastifyRequest): Encoding | null => encodingFor(headers['accept-encoding']);
