import { Queue } from 'workbox-background-sync';

const MAX_MINUTES = 30 * 24 * 60;

interface Metadata {
  member: string;
  /** Method, address, `Idempotency-Key` and body: the same write, tried again, waits once. */
  key: string;
}

/**
 * What a member completes, answers and notes. Writes that find no network wait and are sent in their order, in the
 * background too; the writer learns that the network failed. A later write never overtakes one that waits.
 */
export class LessonWrites {
  private readonly queue: Queue;

  constructor(private readonly member: string) {
    this.queue = new Queue('lesson-writes', {
      maxRetentionTime: MAX_MINUTES,
      onSync: () => inTurn(() => this.sendWaiting()),
    });
  }

  send(request: Request): Promise<Response> {
    return inTurn(async () => {
      const copy = request.clone();
      try {
        await this.sendWaiting();
        return await fetch(request);
      } catch (error) {
        await this.wait(copy);
        throw error;
      }
    });
  }

  async forget(): Promise<void> {
    while (await this.queue.shiftRequest());
  }

  private async wait(request: Request): Promise<void> {
    const { method, url, headers } = request;
    const key = `${method} ${url} ${headers.get('idempotency-key')} ${await request.clone().text()}`;
    const waiting = await this.queue.getAll();
    if (waiting.some(({ metadata }) => (metadata as Metadata).key === key)) return;
    await this.queue.pushRequest({ request, metadata: { member: this.member, key } satisfies Metadata });
  }

  /** Throws when some have to wait on: without a network, for a server that is in trouble, and until their writer is signed in. */
  private async sendWaiting(): Promise<void> {
    if ((await this.queue.size()) === 0) return;
    const member = await signedInMember();
    for (let [next] = await this.queue.getAll(); next; [next] = await this.queue.getAll()) {
      // Never as another member.
      if ((next.metadata as Metadata).member === member) {
        const { status } = await fetch(next.request.clone());
        if (status === 401 || status === 429 || status >= 500) throw new Error(`Answered ${status}`);
      }
      await this.queue.shiftRequest();
    }
  }
}

async function signedInMember(): Promise<string> {
  const response = await fetch('/api/auth/user', { credentials: 'include' });
  const member = response.ok ? ((await response.json()) as { id: string } | null) : null;
  if (!member) throw new Error('Nobody is signed in');
  return member.id;
}

/** One after the other, started by either: a page, or the browser in the background. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks.request('lesson-writes', work) as Promise<T>;
