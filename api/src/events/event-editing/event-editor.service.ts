import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { definedOf } from '../../core/validation/defined.js';
import { NotFoundError } from '../../core/errors/errors.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { plainTexts } from '../../core/markdown/plain-text.js';
import { RateLimitsService } from '../../core/rate-limits/rate-limits.service.js';
import { slugify } from '../../core/validation/slug.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { groupActivity } from '../../groups/group-activity.js';
import { ArchivedGroupError } from '../../groups/groups.errors.js';
import type { GroupRole } from '../../groups/members/group-membership.entity.js';
import { LiveService } from '../../core/live/live.service.js';
import { canHostEvents, type Member } from '../../core/access/member.js';
import { User } from '../../identity/users/user.entity.js';
import { EventCohost } from '../event-cohost.entity.js';
import { Event } from '../event.entity.js';
import { EventCanceledError, EventOverError } from '../events.errors.js';
import { type EventMove, EventChangeNoticesService } from './event-change-notices.service.js';
import { isMoved } from './event-change-mails.js';
import type { EventChanges, EventReference, NewEvent, Scope } from './event-editor.dto.js';
import { FieldError, NotHostError, TooFewPlacesError, TooManyEventsError } from './event-editor.errors.js';
import {
  eventToHost,
  groupToHostIn,
  hostLock,
  type HostedEvent,
  ownUpcoming,
} from './event-editor.queries.js';
import { shiftedTimes, timesOf } from './event-times.js';
import { readRecurrence } from '../series/recurrence.js';
import { SeriesService } from '../series/series.service.js';

const RATE_LIMIT = { name: 'event-create', limit: 60, windowSeconds: 3600 };
/** Of what a member hosts outside of groups; a series counts as one. */
const MAX_OWN_UPCOMING = 5;

/** Creating, changing, moving and canceling events. */
@Injectable()
export class EventEditorService {
  constructor(
    private readonly database: Database,
    private readonly live: LiveService,
    private readonly news: EventChangeNoticesService,
    private readonly series: SeriesService,
    private readonly limits: RateLimitsService,
  ) {}

  /** Of a series, its first date. @throws NotHostError, TooManyEventsError, TooManyRequestsError, NotFoundError for groups the member may not know of, FieldError */
  async create(member: Member, input: NewEvent): Promise<EventReference> {
    const { groupId = null, cohostIds = [], durationMinutes, startsAt, recurrence, ...content } = input;
    await this.requireHost(member, groupId);
    const timeZone = input.timeZone ?? member.timeZone;
    timesOf(startsAt, timeZone, durationMinutes);
    const repeated = recurrence ? readRecurrence(recurrence, startsAt, timeZone) : null;
    const dates = (repeated?.starts ?? [startsAt]).map((start) => {
      const id = randomUUID();
      const slug = `${slugify(content.title) || 'event'}-${id.slice(0, 8)}`;
      return { id, slug, ...timesOf(start, timeZone, durationMinutes) };
    });
    const { id, slug } = dates[0]!;
    return this.database.transaction(async (transaction) => {
      await this.limits.count(RATE_LIMIT, member.id, transaction);
      if (groupId === null && !member.isAdmin) await this.requireFewerEvents(member, transaction);
      const seriesId = repeated && (await this.series.create(repeated, transaction));
      await transaction.manager.insert(
        Event,
        dates.map((date, index) => ({
          ...{ summary: '', description: '', format: 'online' as const, access: 'free' as const },
          ...content,
          ...plainTextOf(content.description ?? ''),
          ...date,
          ...{ groupId, timeZone, hostId: member.id, coverSeed: slug },
          ...(seriesId && { seriesId, seriesPosition: index + 1 }),
        })),
      );
      await this.setCohosts(dates, cohostIds, transaction);
      await this.changed(
        dates.map((date) => ({ id: date.id, groupId })),
        transaction,
      );
      await this.news.planned({ id, slug, groupId, title: content.title }, member, transaction);
      return { id, slug };
    });
  }

  /** @throws NotFoundError, NotHostError, EventOverError, EventCanceledError, FieldError, TooFewPlacesError */
  async change(member: Member, ref: IdOrSlug, input: EventChanges): Promise<EventReference> {
    return this.database.transaction(async (transaction) => {
      const chosen = await this.findOrFail(member, ref, transaction);
      const { groupId, cohostIds, durationMinutes, startsAt, scope = 'one', ...content } = input;
      if (groupId !== undefined && groupId !== chosen.groupId)
        throw new FieldError('groupId', 'You can’t move an event to another group.');
      const { id, slug } = chosen;
      const dates = await this.series.datesOf(chosen, scope, transaction);
      const plainText = content.description === undefined ? {} : plainTextOf(content.description);
      const moves: EventMove[] = [];
      for (const was of dates) {
        if (content.capacity && content.capacity < was.goingCount)
          throw new TooFewPlacesError(was.goingCount);
        const times = shiftedTimes(was, chosen, input);
        await transaction.manager.update(
          Event,
          { id: was.id },
          { ...content, ...plainText, ...times, sequence: () => 'sequence + 1', updatedAt: () => 'now()' },
        );
        moves.push({ was, now: { ...was, ...times, ...definedOf(content) } });
      }
      if (cohostIds) await this.setCohosts(dates, cohostIds, transaction);
      const to = startsAt?.slice(0, 16) ?? chosen.localStart;
      if (scope !== 'one' && to !== chosen.localStart)
        await this.series.moved(chosen, to, dates, transaction);
      const moved = moves.filter(({ was, now }) => isMoved(was, now));
      if (moved.length > 0) await this.news.moved(moved, member, transaction);
      await this.changed(dates, transaction);
      return { id, slug };
    });
  }

  /** Canceling again changes nothing. @throws NotFoundError, NotHostError, EventOverError */
  async cancel(member: Member, ref: IdOrSlug, scope: Scope = 'one'): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const chosen = await this.findOrFail(member, ref, transaction, { canceled: true });
      const events = await this.series.datesOf(chosen, scope, transaction);
      if (events.length === 0) return;
      await transaction.manager.update(
        Event,
        { id: In(events.map(({ id }) => id)) },
        { canceledAt: () => 'now()', sequence: () => 'sequence + 1', updatedAt: () => 'now()' },
      );
      await this.news.canceled(events, member, transaction);
      await this.changed(events, transaction);
    });
  }

  private async setCohosts(
    events: readonly { id: string }[],
    ids: string[],
    { manager }: Transaction,
  ): Promise<void> {
    if ((await manager.countBy(User, { id: In(ids) })) < ids.length)
      throw new FieldError('cohostIds', 'One of these people is no longer a member.');
    await manager.delete(EventCohost, { eventId: In(events.map(({ id }) => id)) });
    await manager.insert(
      EventCohost,
      events.flatMap(({ id: eventId }) => ids.map((userId) => ({ eventId, userId }))),
    );
  }

  private async requireHost(member: Member, groupId: string | null): Promise<void> {
    if (groupId === null) {
      if (!canHostEvents(member))
        throw new NotHostError('Choose a group you own. Pro members can also host events outside a group.');
      return;
    }
    const group = await this.database.one<{ role: GroupRole | null; isArchived: boolean }>(
      groupToHostIn(groupId, member.id),
    );
    if (!group) throw new NotFoundError('This group doesn’t exist.');
    if (group.role !== 'owner' && !member.isAdmin)
      throw new NotHostError('Only a group’s owners can create its events.');
    if (group.isArchived) throw new ArchivedGroupError();
  }

  /** Their own row is locked first: two that are planned at once take turns. */
  private async requireFewerEvents(member: Member, transaction: Transaction): Promise<void> {
    await transaction.query(hostLock(member.id));
    const [own] = await transaction.query<{ upcoming: number }>(ownUpcoming(member.id));
    if (own!.upcoming >= MAX_OWN_UPCOMING) throw new TooManyEventsError(MAX_OWN_UPCOMING);
  }

  private async findOrFail(
    member: Member,
    ref: IdOrSlug,
    transaction: Transaction,
    { canceled = false } = {},
  ): Promise<HostedEvent> {
    const [event] = await transaction.query<HostedEvent>(eventToHost(ref, member));
    if (!event) throw new NotFoundError();
    if (!event.isHosted) throw new NotHostError();
    if (event.isOver) throw new EventOverError();
    if (event.isCanceled && !canceled) throw new EventCanceledError();
    return event;
  }

  private changed(
    events: readonly { id: string; groupId: string | null }[],
    transaction: Transaction,
  ): Promise<void> {
    const groupIds = [...new Set(events.map(({ groupId }) => groupId))];
    return this.live.publish(
      [
        ...events.map(({ id, groupId }) => ({ topic: `event:${id}`, groupId })),
        ...groupIds.flatMap((groupId) => groupActivity(groupId)),
      ],
      transaction,
    );
  }
}

const plainTextOf = (description: string) => ({ plainText: plainTexts(description).plainText });
