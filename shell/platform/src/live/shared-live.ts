import { LiveConnection, type LiveChange, type LivePosition, type LiveSignal } from './live-connection';

type TabMessage =
  | LiveChange
  | LiveSignal
  /** A tab that has just come, or was just looked at again. */
  | { type: 'hello'; from: string }
  /** What a tab that has just come may have missed. */
  | { type: 'recent'; to: string; topics: string[]; lastId: string | null };

const RECENT_MS = 60_000;
/** A tab that the browser has put to sleep holds the lock and hears nothing. */
const ANSWER_WITHIN_MS = 2_000;

/**
 * One live connection for all tabs of a browser: the tab that holds a lock has it and tells the others. When that tab goes,
 * the next one goes on after the last event that it has heard of.
 */
export class SharedLive {
  private readonly tab = crypto.randomUUID();
  private readonly channel: BroadcastChannel;
  private readonly recent: { topic: string; at: number }[] = [];
  private readonly position: LivePosition;
  private connection: LiveConnection | null = null;
  private answered = false;

  constructor(
    private readonly name: string,
    since: string,
    private readonly onMessage: (message: LiveChange | LiveSignal) => void,
  ) {
    this.position = { lastId: null, since };
    this.channel = new BroadcastChannel(name);
    this.channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => this.receive(data));
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && !this.connection) this.requestState();
    });
    void this.becomeLeader({});
    this.post({ type: 'hello', from: this.tab });
  }

  /** Waits for its turn to have the connection, and has it until this tab goes or another one takes it away. */
  private async becomeLeader(options: LockOptions): Promise<void> {
    try {
      await navigator.locks.request(this.name, options, () => {
        this.connection ??= new LiveConnection(this.position, (message) => {
          this.post(message);
          this.hear(message);
        });
        return new Promise<never>(() => undefined);
      });
    } catch (error) {
      this.connection?.close();
      this.connection = null;
      // Taken away by a tab that had no answer from here.
      if ((error as Error).name === 'AbortError') void this.becomeLeader({});
    }
  }

  private receive(message: TabMessage): void {
    if (message.type === 'hello') this.answer(message.from);
    else if (message.type !== 'recent') this.hear(message);
    else if (message.to === this.tab) {
      this.answered = true;
      for (const topic of message.topics) this.onMessage({ type: 'change', topic, id: '' });
      this.position.lastId ??= message.lastId;
    }
  }

  private hear(message: LiveChange | LiveSignal): void {
    if (message.type === 'change') {
      this.position.lastId = message.id;
      this.recent.push({ topic: message.topic, at: Date.now() });
      while (this.recent[0] && this.recent[0].at < Date.now() - RECENT_MS) this.recent.shift();
    }
    this.onMessage(message);
  }

  private answer(to: string): void {
    if (!this.connection) return;
    const topics = [...new Set(this.recent.map(({ topic }) => topic))];
    this.post({ type: 'recent', to, topics, lastId: this.position.lastId });
  }

  /** Asks whether anybody listens, and does so itself if not. */
  private requestState(): void {
    this.answered = false;
    this.post({ type: 'hello', from: this.tab });
    setTimeout(() => {
      if (!this.answered && !this.connection) void this.becomeLeader({ steal: true });
    }, ANSWER_WITHIN_MS);
  }

  private post(message: TabMessage): void {
    this.channel.postMessage(message);
  }
}
