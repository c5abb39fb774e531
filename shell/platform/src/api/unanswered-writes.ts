import { getPageMember } from '../session/page-member';
import { readStorage, writeStorage } from '../storage';
import { ApiError } from './api-error';

const MAX_WRITES = 50;
/** Who sends the same a day later means it again. */
const KNOWN_FOR_MS = 24 * 60 * 60 * 1000;

/** The api's code for a key that it knows with another body. */
const KEY_REUSED = 'idempotency_key_reused';

/** A hash of what was sent, its key, and when it was sent last. */
type Entry = [write: string, key: string, at: number];

/**
 * Sends what makes something, so that sent again it makes nothing more: the same body for the same address has the same key until it has
 * worked, after a reload too. A refusal has changed nothing, and a lost answer may have. Files have a new key each time.
 */
export async function sendOnceOnly<T>(
  address: string,
  body: unknown,
  send: (key: string) => Promise<T>,
): Promise<T> {
  if (body === undefined || body instanceof FormData) return send(newKey());
  const write = hashOf(address + JSON.stringify(body));
  const key = unanswered().find(([sent]) => sent === write)?.[1] ?? newKey();
  store([...others(write), [write, key, Date.now()]]);
  const forget = () => store(others(write));
  try {
    const answer = await send(key);
    forget();
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.code === KEY_REUSED) forget();
    throw error;
  }
}

/** `crypto.randomUUID` is missing where a page came without TLS. */
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Stored where drafts are: a member's outlive the tab, a visitor's do not. */
const place = () => {
  const memberId = getPageMember();
  return [
    memberId ? 'localStorage' : 'sessionStorage',
    `futurelab:unanswered:${memberId ?? 'visitor'}`,
  ] as const;
};

/** The oldest first. */
function unanswered(): Entry[] {
  try {
    const entries = JSON.parse(readStorage(...place()) ?? '[]') as Entry[];
    return entries.filter(([, , at]) => Date.now() - at < KNOWN_FOR_MS);
  } catch {
    return [];
  }
}

const others = (write: string) => unanswered().filter(([sent]) => sent !== write);

const store = (entries: Entry[]): void =>
  writeStorage(...place(), entries.length > 0 ? JSON.stringify(entries.slice(-MAX_WRITES)) : null);

/** Two writes of one hash do no harm: the second is refused, and its key forgotten. */
function hashOf(text: string): string {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return `${text.length}.${hash}`;
}
