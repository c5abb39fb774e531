import { Injectable } from '@nestjs/common';
import { paths } from '#platform/paths/paths';
import type { Member } from '../../core/access/member.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { NotFoundError } from '../../core/errors/errors.js';
import { LiveService } from '../../core/live/live.service.js';
import { RateLimitsService } from '../../core/rate-limits/rate-limits.service.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { NotHostError } from '../event-editing/event-editor.errors.js';
import { eventToHost, type HostedEvent, membersGoing } from '../event-editing/event-editor.queries.js';
import { Event } from '../event.entity.js';
import { EventCanceledError, EventNotOverError } from '../events.errors.js';
import type { RecapChanges } from './recap.dto.js';

const RATE_LIMIT = { name: 'event-recap', limit: 60, windowSeconds: 3600 };

/** What the hosts of an event leave on its page once it has ended. */
@Injectable()
export class RecapService {
  constructor(
    private readonly database: Database,
    private readonly live: LiveService,
    private readonly notifications: NotificationsService,
    private readonly limits: RateLimitsService,
  ) {}

  /** @throws NotFoundError, NotHostError, EventNotOverError, EventCanceledError, TooManyRequestsError */
  async save(member: Member, ref: IdOrSlug, { recap, recordingUrl }: RecapChanges): Promise<void> {
    await this.limits.count(RATE_LIMIT, member.id);
    await this.database.transaction(async (transaction) => {
      const event = await this.findOrFail(member, ref, transaction);
      const changes = {
        ...(recap !== undefined && { recap: recap || null }),
        ...(recordingUrl !== undefined && { recordingUrl }),
      };
      await transaction.manager.update(Event, { id: event.id }, { ...changes, updatedAt: () => 'now()' });
      if (changes.recap) await this.announce(event, member, transaction);
      await this.live.publish([{ topic: `event:${event.id}`, groupId: event.groupId }], transaction);
    });
  }

  /** Once: a recap that is written again has the same source. */
  private async announce(
    { id, slug, title, groupId }: HostedEvent,
    actor: Member,
    transaction: Transaction,
  ): Promise<void> {
    const going = await transaction.query<{ userId: string }>(membersGoing([id], actor.id));
    await this.notifications.notify(
      {
        kind: 'event-recap',
        sourceId: id,
        subjectId: id,
        actorId: null,
        groupId,
        title: `The recap of “${title}” is here`,
        href: `${paths.event(slug)}#recap`,
      },
      going.map(({ userId }) => userId),
      transaction,
    );
  }

  private async findOrFail(member: Member, ref: IdOrSlug, transaction: Transaction): Promise<HostedEvent> {
    const [event] = await transaction.query<HostedEvent>(eventToHost(ref, member));
    if (!event) throw new NotFoundError();
    if (!event.isHosted) throw new NotHostError();
    if (event.isCanceled) throw new EventCanceledError();
    if (!event.isOver) throw new EventNotOverError();
    return event;
  }
}
