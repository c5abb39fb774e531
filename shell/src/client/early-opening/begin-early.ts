import { PART_HEADER, REST_PART, TAG_HEADER, VIEWER_HEADER } from './opening';

/** A page's opening as it was kept. */
export interface KeptOpening {
  bytes: Uint8Array;
  headers: Headers;
}

/** What an answer says of its document; other headers are about that one answer. */
const OF_THE_DOCUMENT = [
  'cache-control',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  VIEWER_HEADER,
];

/** The page is to begin with something else: it is asked for again, and the opening that was kept is gone by then. */
const ASK_AGAIN = '<meta http-equiv="refresh" content="0">';

/** Stands below the title of the page. */
const UNREACHABLE =
  '<h2>FutureLab cannot be reached</h2>' +
  '<p>Your connection seems to be down. Nothing you saved is lost.</p>' +
  '<p><a href="">Try again</a></p>';

const inBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

function headersOfDocument({ headers }: KeptOpening): Headers {
  const carried = new Headers();
  for (const name of OF_THE_DOCUMENT) {
    const value = headers.get(name);
    if (value !== null) carried.set(name, value);
  }
  return carried;
}

/**
 * Answers with the opening that was kept, at once, and goes on with what follows it in `answer`. Where that does not begin
 * with the same opening, or is no such page at all, `forget` is called and the browser asks again. `sent` never rejects.
 */
export function beginEarly(
  kept: KeptOpening,
  answer: Promise<Response>,
  forget: () => Promise<void>,
): { response: Response; sent: Promise<void> } {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  return {
    response: new Response(readable, { headers: headersOfDocument(kept) }),
    // Whoever left meanwhile has closed the way for it.
    sent: send(writable, kept, answer, forget).catch((error) => writable.abort(error).catch(() => undefined)),
  };
}

async function send(
  writable: WritableStream<Uint8Array>,
  kept: KeptOpening,
  answer: Promise<Response>,
  forget: () => Promise<void>,
): Promise<void> {
  const writer = writable.getWriter();
  const endWith = async (html: string) => {
    await writer.write(inBytes(html));
    await writer.close();
  };
  // Not waited for: the browser reads it while the page is on its way.
  const begun = writer.write(kept.bytes);
  begun.catch(() => undefined);
  const page = await answer.catch(() => null);
  if (!page) return endWith(UNREACHABLE);
  const follows = isAlike(kept, page) ? await whatFollows(kept, page) : null;
  if (!follows) {
    await forget();
    return endWith(ASK_AGAIN);
  }
  if (follows.first) await writer.write(follows.first);
  writer.releaseLock();
  await follows.rest.pipeTo(writable);
}

/** Whether the answer is a page that may begin as the kept one did. */
const isAlike = ({ headers }: KeptOpening, page: Response): boolean =>
  page.status === 200 && OF_THE_DOCUMENT.every((name) => page.headers.get(name) === headers.get(name));

interface Following {
  first?: Uint8Array;
  rest: ReadableStream<Uint8Array>;
}

/** Whether the server has left out an opening that the browser said it has. */
export const isRest = (page: Response): boolean => page.headers.get(PART_HEADER) === REST_PART;

/** What follows the opening in a page; null where the page begins with anything else. */
async function whatFollows(
  { bytes: opening, headers }: KeptOpening,
  page: Response,
): Promise<Following | null> {
  if (isRest(page))
    return page.headers.get(TAG_HEADER) === headers.get(TAG_HEADER) ? { rest: page.body! } : null;
  const reader = page.body!.getReader();
  for (let seen = 0; ;) {
    const { value } = await reader.read();
    const expected = opening.subarray(seen, seen + (value?.length ?? 0));
    if (!value || !expected.every((byte, index) => byte === value[index])) {
      void reader.cancel();
      return null;
    }
    seen += expected.length;
    if (seen === opening.length) {
      reader.releaseLock();
      return { first: value.subarray(expected.length), rest: page.body! };
    }
  }
}
