import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { isDay } from '../../core/time/dates.js';
import { NotFoundError } from '../../core/errors/errors.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { Database } from '../../core/database/database.js';
import { insertIfAbsent } from '../../core/database/insert-if-absent.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { defineQueue } from '../../core/jobs/queue.js';
import { MailService } from '../../core/mail/mail.service.js';
import type { Member } from '../../core/access/member.js';
import { SeasonPlace } from './season-place.entity.js';
import { seasonReminderMail } from './season-reminder-mail.js';
import type { Season } from './seasons.dto.js';
import { type DueSeasonReminder, placesIn, remindersDue } from './seasons.queries.js';
import { seasonsAt } from './seasons.js';

type Places = Pick<Season, 'startsOn' | 'people' | 'isMine'>;

const SEASON_REMINDERS = defineQueue('season-reminders', {
  retryLimit: 2,
  retryDelay: 60,
  schedule: '29 7 * * *',
});

/** The seasons of the academy, and who takes part in them. */
@Injectable()
export class SeasonsService implements OnModuleInit {
  constructor(
    @InjectRepository(SeasonPlace) private readonly places: Repository<SeasonPlace>,
    private readonly database: Database,
    private readonly jobs: JobsService,
    private readonly mail: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(SEASON_REMINDERS, () => this.remind());
  }

  async list(viewer: Member | null): Promise<Season[]> {
    const seasons = seasonsAt(new Date());
    const days = seasons.map(({ startsOn }) => startsOn);
    const taken = await this.database.query<Places>(placesIn(days, viewer?.id ?? null));
    const of = new Map(taken.map((places) => [places.startsOn, places]));
    return seasons.map((season) => ({ people: 0, isMine: false, ...season, ...of.get(season.startsOn) }));
  }

  /** @throws NotFoundError where no season that is still to end begins on that day */
  async join({ id }: Member, startsOn: string): Promise<void> {
    if (!seasonsAt(new Date()).some((season) => season.startsOn === startsOn)) throw new NotFoundError();
    await insertIfAbsent(this.places.manager, SeasonPlace, { userId: id, startsOn });
  }

  /** @throws NotFoundError */
  async leave({ id }: Member, startsOn: string): Promise<void> {
    if (!isDay(startsOn)) throw new NotFoundError();
    await this.places.delete({ userId: id, startsOn });
  }

  private async remind(): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const due = await transaction.query<DueSeasonReminder>(remindersDue());
      const names = new Map(seasonsAt(new Date()).map(({ startsOn, name }) => [startsOn, name]));
      await this.mail.sendAll(
        due.map(({ email, startsOn }) =>
          seasonReminderMail(email, names.get(startsOn) ?? 'next', startsOn, this.config.publicUrl),
        ),
        transaction,
        'bulk',
      );
    });
  }
}
