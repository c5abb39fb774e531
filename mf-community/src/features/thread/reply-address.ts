import type { Entry } from '../../queries/posts';

const MAX_WINDOWS = 2_000;
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const REPLY = new RegExp(`^${UUID}$`, 'i');
const HASH = new RegExp(`^#reply-(${UUID})$`, 'i');

/** Reads `?reply=`: the reply to begin with. */
export function readReply(params: URLSearchParams): string | undefined {
  const asked = params.get('reply') ?? '';
  return REPLY.test(asked) ? asked : undefined;
}

/** The reply that a fragment names, `#reply-…`. */
export const replyOfHash = (hash: string): string | undefined => HASH.exec(hash)?.[1];

/** Reads `?replies=`: which window of replies to begin with. */
function readWindow(params: URLSearchParams): number | undefined {
  const asked = params.get('replies') ?? '';
  return /^\d{1,4}$/.test(asked) && Number(asked) < MAX_WINDOWS ? Number(asked) : undefined;
}

/** Where in a discussion the address leads. */
export const readEntry = (params: URLSearchParams): Entry => ({
  window: readWindow(params),
  reply: readReply(params),
});
