import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Observable, type Subscriber } from 'rxjs';
import { repeat } from '../async/repeat.js';
import { Database } from '../database/database.js';
import { isPro, type Member } from '../access/member.js';
import { LiveListener } from './live-listener.js';
import {
  goodSessions,
  liveEventRecipients,
  liveEventsSince,
  momentOfEvent,
  momentToResumeAt,
} from './live.queries.js';

/**
 * A message of the stream: `change` names a topic; `signal` names what is short-lived and not stored; `reset` says that anything may have
 * changed; `ping` says nothing.
 */
export interface LiveMessage {
  id?: string;
  type: 'change' | 'signal' | 'reset' | 'ping';
  data: string;
  retry?: number;
}

/** What this browser knows: the last event, or else the moment it has read what it shows. */
interface ResumePoint {
  lastId?: string | undefined;
  since?: string | undefined;
}

interface Stream {
  member: Member;
  subscriber: Subscriber<LiveMessage>;
}

const PING_MS = 20_000;
const RETRY_MS = 1_000;
/** A session that ended is announced to the streams of its member. */
export const SESSION_TOPIC = 'session';

/** The live streams of this process. */
@Injectable()
export class LiveStreams implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(LiveStreams.name);
  private readonly streams = new Set<Stream>();
  private stopPings: (() => Promise<void>) | undefined;

  constructor(
    private readonly database: Database,
    private readonly listener: LiveListener,
  ) {}

  onModuleInit(): void {
    const onError = (error: unknown) => this.logger.warn('live streams were not checked', error);
    this.stopPings = repeat(() => this.ping(), { everyMs: PING_MS, onError });
  }

  /** Streams would keep the server open; the browsers connect again, to another process. */
  async onModuleDestroy(): Promise<void> {
    for (const { subscriber } of this.streams) subscriber.complete();
    await this.stopPings?.();
  }

  get count(): number {
    return this.streams.size;
  }

  open(member: Member, heard: ResumePoint): Observable<LiveMessage> {
    return new Observable((subscriber) => {
      const stream = { member, subscriber };
      this.streams.add(stream);
      void this.begin(stream, heard).catch(() => subscriber.complete());
      return () => this.streams.delete(stream);
    });
  }

  private async begin({ member, subscriber }: Stream, heard: ResumePoint): Promise<void> {
    await this.listener.start({
      onEvents: (ids) => this.publish(ids),
      onSignal: ({ topic, memberIds }) => this.signal(topic, new Set(memberIds)),
      onReconnect: () => this.send([...this.streams], { type: 'reset', data: '' }),
    });
    subscriber.next({ type: 'ping', data: '', retry: RETRY_MS });
    if (heard.lastId === undefined && heard.since === undefined) return;
    const from = await this.resumeAt(heard);
    if (from === undefined) return subscriber.next({ type: 'reset', data: '' });
    const missed = await this.database.query<{ id: string; topic: string }>(
      liveEventsSince(from, member.id, isPro(member)),
    );
    for (const { id, topic } of missed) subscriber.next({ id, type: 'change', data: topic });
  }

  /** Undefined where events between then and now may have been forgotten. */
  private async resumeAt({ lastId, since }: ResumePoint): Promise<string | undefined> {
    if (lastId === undefined) return (await this.database.one<{ at: string }>(momentToResumeAt(since!)))?.at;
    if (!/^\d{1,18}$/.test(lastId)) return undefined;
    return (await this.database.one<{ at: string }>(momentOfEvent(lastId)))?.at;
  }

  private async publish(ids: string[]): Promise<void> {
    if (this.streams.size === 0) return;
    const byMember = new Map<string, Stream[]>();
    for (const stream of this.streams)
      byMember.set(stream.member.id, [...(byMember.get(stream.member.id) ?? []), stream]);
    const members = [...byMember].map(([id, [stream]]) => ({ id, pro: isPro(stream!.member) }));
    const rows = await this.database.query<{ id: string; topic: string; memberId: string }>(
      liveEventRecipients(ids, members),
    );
    for (const { id, topic, memberId } of rows) {
      const streams = byMember.get(memberId) ?? [];
      if (topic === SESSION_TOPIC) await this.closeEnded(streams);
      this.send(streams, { id, type: 'change', data: topic });
    }
  }

  private signal(topic: string, memberIds: ReadonlySet<string>): void {
    const streams = [...this.streams].filter(({ member }) => memberIds.has(member.id));
    this.send(streams, { type: 'signal', data: topic });
  }

  private async ping(): Promise<void> {
    try {
      await this.closeEnded([...this.streams]);
    } finally {
      this.send([...this.streams], { type: 'ping', data: '' });
    }
  }

  /** Ends the streams of browsers that are signed out by now. */
  private async closeEnded(streams: Stream[]): Promise<void> {
    if (streams.length === 0) return;
    const rows = await this.database.query<{ id: string }>(
      goodSessions(streams.map(({ member }) => member.sessionId)),
    );
    const good = new Set(rows.map(({ id }) => id));
    for (const { member, subscriber } of streams) if (!good.has(member.sessionId)) subscriber.complete();
  }

  private send(streams: Stream[], message: LiveMessage): void {
    for (const { subscriber } of streams) subscriber.next(message);
  }
}
