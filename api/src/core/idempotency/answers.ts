import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.js';
import {
  type Answer,
  answered,
  type KnownRequest,
  nameGivenUp,
  requestNamed,
} from './idempotency.queries.js';
import { KeyedRequest } from './keyed-request.js';

const HEADERS = ['content-type', 'location'] as const;
const JSON_TYPE = 'application/json; charset=utf-8';
/** For the answer of one that is being made: longer than a statement may take. */
const WAIT_MS = 6_000;
const ASK_EVERY_MS = 50;

const requests = new WeakMap<FastifyRequest, KeyedRequest>();

export const nameRequest = (request: FastifyRequest, keyed: KeyedRequest) => requests.set(request, keyed);

export const contentTypeOf = (reply: FastifyReply): string =>
  (reply.getHeader('content-type') as string | undefined) ?? JSON_TYPE;

/** Saves the answers of named requests before they are sent, and sends repeats the answer of the first, whatever their handler did. */
export function answerRepeats(server: FastifyInstance, database: Database): void {
  server.addHook('onSend', async (request, reply, payload) => {
    const keyed = requests.get(request);
    if (!keyed) return payload;
    keyed.end();
    try {
      if (keyed.isRepeat) return await answerOfFirst(keyed, reply, payload, database);
      if (reply.statusCode < 400) await save(keyed, answerIn(reply, payload), database);
      else if (!keyed.hasChanged) return await answerOfFirst(keyed, reply, payload, database);
      else if (keyed.isRefused || reply.statusCode < 500) await database.execute(nameGivenUp(keyed.name));
    } catch (err) {
      request.log.error({ err }, 'idempotency_key_lost');
    }
    return payload;
  });
}

async function save(keyed: KeyedRequest, answer: Answer | undefined, database: Database): Promise<void> {
  if (!answer || JSON.stringify(answer) === JSON.stringify(keyed.answer)) return;
  await database.execute(answered(keyed.name, answer));
}

/** A refusal is the repeat's own where there is no first: nothing has been made then. */
async function answerOfFirst(
  keyed: KeyedRequest,
  reply: FastifyReply,
  payload: unknown,
  database: Database,
): Promise<unknown> {
  const first = await find(keyed, database);
  if (!first) return payload;
  reply.code(first.status);
  for (const name of [...HEADERS, 'content-length', 'retry-after']) reply.removeHeader(name);
  reply.headers(first.headers);
  return first.body;
}

async function find({ name }: KeyedRequest, database: Database): Promise<Answer | undefined> {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const known = await database.one<KnownRequest>(requestNamed(name));
    if (!known || known.fingerprint !== name.fingerprint) return undefined;
    if (known.status !== null) return known;
    if (!known.isRecent || Date.now() > until) return undefined;
    await setTimeout(ASK_EVERY_MS);
  }
}

function answerIn(reply: FastifyReply, payload: unknown): Answer | undefined {
  const body = Buffer.isBuffer(payload) ? payload.toString() : (payload ?? null);
  if (body !== null && typeof body !== 'string') return undefined;
  const headers = Object.fromEntries(
    HEADERS.flatMap((name) => (reply.hasHeader(name) ? [[name, String(reply.getHeader(name))]] : [])),
  );
  return { status: reply.statusCode, headers, body: body === '' ? null : body };
}
