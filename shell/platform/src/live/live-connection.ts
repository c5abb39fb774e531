import { ApiError } from '../api/api-error';
import { read } from '../api/client';
import type { PathOf } from '../api/operations';

const PATH = '/api/live' satisfies PathOf<'GET'>;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;

/** What a browser has heard; `reset`: anything may have changed. */
export type LiveChange = { type: 'change'; topic: string; id: string } | { type: 'reset' };
/** Something that is over in a moment. */
export type LiveSignal = { type: 'signal'; topic: string };

/** Where to go on: after an event, or else at a moment. */
export interface LivePosition {
  lastId: string | null;
  since: string;
}

/**
 * The connection to the api's live events. It is opened again whenever it ends, at first after a second, then later and later,
 * until nobody is signed in any more.
 */
export class LiveConnection {
  private source: EventSource | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private closed = false;

  constructor(
    private readonly position: LivePosition,
    private readonly onMessage: (message: LiveChange | LiveSignal) => void,
  ) {
    addEventListener('online', this.retryNow);
    this.open();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.retryNow);
    clearTimeout(this.timer);
    this.source?.close();
  }

  private open(): void {
    const { lastId, since } = this.position;
    const where = new URLSearchParams(lastId === null ? { since } : { after: lastId });
    const source = new EventSource(`${PATH}?${where}`);
    this.source = source;
    let wasOpen = false;
    source.addEventListener('open', () => {
      wasOpen = true;
      this.failures = 0;
    });
    source.addEventListener('change', ({ data, lastEventId }: MessageEvent<string>) => {
      this.position.lastId = lastEventId;
      this.onMessage({ type: 'change', topic: data, id: lastEventId });
    });
    source.addEventListener('signal', ({ data }: MessageEvent<string>) =>
      this.onMessage({ type: 'signal', topic: data }),
    );
    source.addEventListener('reset', () => {
      this.position.lastId = null;
      this.position.since = new Date().toISOString();
      this.onMessage({ type: 'reset' });
    });
    // The browser's own way would try each second for as long as the server is away.
    source.addEventListener('error', () => {
      source.close();
      this.source = null;
      void this.goOn(wasOpen);
    });
  }

  private async goOn(wasOpen: boolean): Promise<void> {
    if (!wasOpen && (await isSignedOut())) this.close();
    if (this.closed) return;
    const delay = Math.min(FIRST_RETRY_MS * 2 ** this.failures, LONGEST_RETRY_MS);
    this.failures += 1;
    // Jitter: clients that disconnected together do not reconnect together.
    this.timer = setTimeout(() => this.open(), delay * (0.5 + Math.random()));
  }

  private readonly retryNow = (): void => {
    if (this.source || this.closed) return;
    clearTimeout(this.timer);
    this.failures = 0;
    this.open();
  };
}

const isSignedOut = () =>
  read('/api/auth/user').then(
    () => false,
    (error: unknown) => error instanceof ApiError && error.status === 401,
  );
