import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { paths } from '#platform/paths/paths';
import { CONFIG, type Config } from '../../core/config/config.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { groupActivity } from '../../groups/group-activity.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { defineQueue } from '../../core/jobs/queue.js';
import { LiveService } from '../../core/live/live.service.js';
import { MailService } from '../../core/mail/mail.service.js';
import {
  notificationRecipients,
  type RecipientWithTimeZone,
} from '../../notifications/mail/notification-recipients.queries.js';
import { kindMail } from '../../notifications/mail/notification-mail.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { pointsChangedBy } from '../../people/points/points.sql.js';
import { User } from '../../identity/users/user.entity.js';
import { In } from 'typeorm';
import {
  dropOffersOfCanceled,
  type PlaceChange,
  placesToAnnounce,
  placesToTakeBack,
} from './waitlist.queries.js';
import { freePlace, freePlaceText, lapsedPlace, lapsedPlaceText } from './waitlist-mails.js';

const KIND = 'event-place';
const BATCH_SIZE = 50;

interface Wording {
  line: (place: PlaceChange, timeZone: string) => string;
  text: (place: PlaceChange, timeZone: string, site: string) => string;
}

const FREE: Wording = { line: freePlace, text: freePlaceText };
const LAPSED: Wording = { line: lapsedPlace, text: lapsedPlaceText };

export const EVENT_PLACES = defineQueue('event-places', {
  retryLimit: 2,
  retryDelay: 10,
  schedule: '* * * * *',
});

/** Offers places that became free to the members who got them, and takes back what nobody confirmed. */
@Injectable()
export class WaitlistService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
    private readonly mails: MailService,
    private readonly notifications: NotificationsService,
    private readonly live: LiveService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(EVENT_PLACES, () => this.update(new Date()));
  }

  /** Brings all offers up to date as of `now`. */
  async update(now: Date): Promise<void> {
    await this.database.execute(dropOffersOfCanceled());
    while ((await this.each(placesToTakeBack(now, BATCH_SIZE), LAPSED)) === BATCH_SIZE);
    while ((await this.each(placesToAnnounce(BATCH_SIZE), FREE)) === BATCH_SIZE);
  }

  /** @returns how many there were */
  private async each(changes: ReturnType<typeof placesToAnnounce>, wording: Wording): Promise<number> {
    return this.database.transaction(async (transaction) => {
      const places = await transaction.query<PlaceChange>(changes);
      if (places.length === 0) return 0;
      await this.notify(places, wording, transaction);
      const changed = await transaction.query<{ id: string }>(
        pointsChangedBy(
          'event_rsvp',
          places.map(({ id }) => id),
        ),
      );
      const events = new Map(places.map(({ eventId, groupId }) => [eventId, groupId]));
      await this.live.publish(
        [
          ...[...events].map(([id, groupId]) => ({ topic: `event:${id}`, groupId })),
          ...[...new Set(events.values())].flatMap((groupId) => groupActivity(groupId)),
          ...(changed.length > 0 ? [{ topic: 'points', memberIds: changed.map(({ id }) => id) }] : []),
        ],
        transaction,
      );
      return places.length;
    });
  }

  private async notify(
    places: PlaceChange[],
    { line, text }: Wording,
    transaction: Transaction,
  ): Promise<void> {
    const ids = places.map(({ userId }) => userId);
    const members = await transaction.manager.find(User, {
      where: { id: In(ids) },
      select: { id: true, timeZone: true },
    });
    const zones = new Map(members.map(({ id, timeZone }) => [id, timeZone]));
    const readers = await transaction.query<RecipientWithTimeZone>(notificationRecipients(KIND, ids));
    const site = this.config.publicUrl;
    for (const place of places) {
      const sourceId = randomUUID();
      const title = line(place, zones.get(place.userId)!);
      const href = paths.event(place.slug);
      const about = { sourceId, subjectId: place.eventId, actorId: null };
      const event = { kind: KIND, ...about, title, href } as const;
      await this.notifications.notify({ ...event, mailedSeparately: true }, [place.userId], transaction);
    }
    await this.mails.sendAll(
      places.flatMap((place) => {
        const reader = readers.find(({ userId }) => userId === place.userId);
        if (!reader) return [];
        const notice = {
          subject: line(place, reader.timeZone),
          text: text(place, reader.timeZone, site),
          site,
        };
        return [kindMail(KIND, reader, notice)];
      }),
      transaction,
    );
  }
}
