/** @jest-environment node */
import { beginEarly, type KeptOpening } from './begin-early';
import { PART_HEADER, REST_PART, TAG_HEADER, VIEWER_HEADER, VISITOR } from './opening';

const OPENING = '<html><head><style>a{color:red}</style></head><body><h1>Welcome back, Maya</h1>';
const REST = '<p>Four courses</p></body></html>';
const POLICY = "default-src 'self'";
const headers = (more: Record<string, string> = {}) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': POLICY,
  [VIEWER_HEADER]: 'member',
  [TAG_HEADER]: 'tag',
  ...more,
});
const kept: KeptOpening = { bytes: new TextEncoder().encode(OPENING), headers: new Headers(headers()) };

const page = (html: string, more: Record<string, string> = {}, status = 200) =>
  new Response(html, { status, headers: headers(more) });

/** A page that arrives in pieces of `size` bytes. */
const inPieces = (html: string, size: number) => {
  const bytes = new TextEncoder().encode(html);
  const body = new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
  return new Response(body, { headers: headers() });
};

async function shown(answer: Promise<Response>) {
  const forget = jest.fn(async () => undefined);
  const { response, sent } = beginEarly(kept, answer, forget);
  const html = await response.text();
  await sent;
  return { response, html, forgotten: forget.mock.calls.length > 0 };
}

describe('a page that begins early', () => {
  it('begins before the site has answered', async () => {
    const { response } = beginEarly(kept, new Promise(() => undefined), async () => undefined);
    const { value } = await response.body!.getReader().read();
    expect(new TextDecoder().decode(value)).toBe(OPENING);
    expect(response.headers.get('content-security-policy')).toBe(POLICY);
  });

  it('goes on with what follows in the page, in whatever pieces it comes', async () => {
    for (const size of [1, 7, OPENING.length, 1000]) {
      const { html, forgotten } = await shown(Promise.resolve(inPieces(OPENING + REST, size)));
      expect(html).toBe(OPENING + REST);
      expect(forgotten).toBe(false);
    }
  });

  it('goes on with all of an answer whose opening the server has left out', async () => {
    const { html } = await shown(Promise.resolve(page(REST, { [PART_HEADER]: REST_PART })));
    expect(html).toBe(OPENING + REST);
  });

  it.each([
    ['begins with something else', page(OPENING.replace('Maya', 'Leo') + REST)],
    ['ends before its opening does', page('<html>')],
    ['has another policy', page(OPENING + REST, { 'content-security-policy': "default-src 'none'" })],
    ['lacks an opening that is not this one', page(REST, { [TAG_HEADER]: 'new', [PART_HEADER]: REST_PART })],
    ['is for a visitor', page(OPENING + REST, { [VIEWER_HEADER]: VISITOR })],
    ['is not available', page(OPENING + REST, {}, 503)],
    ['is forbidden', page(OPENING + REST, {}, 403)],
    ['is somewhere else', { ...Response.redirect('http://site.test/'), status: 0 } as Response],
  ])('is asked for again, its opening forgotten, where the page %s', async (_what, answer) => {
    const { html, forgotten } = await shown(Promise.resolve(answer));
    expect(html).toBe(`${OPENING}<meta http-equiv="refresh" content="0">`);
    expect(forgotten).toBe(true);
  });

  it('says in words that the site cannot be reached, and keeps its opening', async () => {
    const { html, forgotten } = await shown(Promise.reject(new TypeError('Failed to fetch')));
    expect(html).toContain('<h2>FutureLab cannot be reached</h2>');
    expect(html).toContain('<a href="">Try again</a>');
    expect(forgotten).toBe(false);
  });

  it('breaks off where the page breaks off', async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(OPENING + '<title>'));
      },
      pull: (controller) => controller.error(new TypeError('network error')),
    });
    const { response, sent } = beginEarly(
      kept,
      Promise.resolve(new Response(broken, { headers: headers() })),
      async () => undefined,
    );
    await expect(response.text()).rejects.toThrow();
    await expect(sent).resolves.toBeUndefined();
  });

  it('ends quietly when whoever asked has left', async () => {
    const { response, sent } = beginEarly(kept, Promise.resolve(page(OPENING + REST)), async () => undefined);
    await response.body!.cancel();
    await expect(sent).resolves.toBeUndefined();
  });
});
