import { request, type ClientRequest } from 'node:http';
import type { Client } from './client.js';

export interface StreamMessage {
  id?: string;
  event?: string;
  data: string;
}

/** A browser's connection to `GET /api/live`. */
export class LiveStream {
  readonly messages: StreamMessage[] = [];
  private readonly waiting = new Set<() => void>();
  ended = false;

  private constructor(private readonly outgoing: ClientRequest) {}

  /** Resolves when the stream is being listened to. */
  static async open(
    client: Client,
    { lastEventId, query }: { lastEventId?: string; query?: string } = {},
  ): Promise<LiveStream> {
    const outgoing = request({
      host: '127.0.0.1',
      port: client.port,
      path: `/api/live${query === undefined ? '' : `?${query}`}`,
      headers: {
        host: 'localhost:3000',
        accept: 'text/event-stream',
        cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
      },
    });
    const stream = new LiveStream(outgoing);
    outgoing.on('error', () => stream.end());
    outgoing.on('response', (incoming) => {
      let text = '';
      incoming.setEncoding('utf8').on('data', (chunk: string) => {
        const parts = (text + chunk).split('\n\n');
        text = parts.pop()!;
        for (const part of parts) if (part.trim() !== '') stream.receive(parse(part));
      });
      incoming.on('end', () => stream.end());
      incoming.on('error', () => stream.end());
    });
    outgoing.end();
    await stream.until(() => stream.messages.length > 0 || stream.ended);
    return stream;
  }

  /** Topics heard so far. */
  get topics(): string[] {
    return this.messages.filter(({ event }) => event === 'change').map(({ data }) => data);
  }

  async hear(topic: string): Promise<void> {
    await this.until(() => this.topics.includes(topic));
  }

  /** Waits for `condition`, which messages and the end of the stream can bring about. */
  until(condition: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (!condition()) return;
        this.waiting.delete(check);
        resolve();
      };
      this.waiting.add(check);
      check();
    });
  }

  close(): void {
    this.outgoing.destroy();
  }

  private receive(message: StreamMessage): void {
    this.messages.push(message);
    for (const check of [...this.waiting]) check();
  }

  private end(): void {
    this.ended = true;
    for (const check of [...this.waiting]) check();
  }
}

function parse(part: string): StreamMessage {
  const fields = Object.fromEntries(
    part.split('\n').map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at), line.slice(at + 1).trim()];
    }),
  ) as Partial<StreamMessage>;
  return { data: '', ...fields };
}
