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
import {
  type DueSeasonReminder,
  placesTaken,
  remindersDue,
  seasonsShown,
  seasonToJoin,
} from './seasons.queries.js';
import { SeasonFullError } from './seasons.errors.js';
import { dayOf, weekOf } from './seasons.js';

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

  async list(viewer: Member | null, now = new Date()): Promise<Season[]> {
    const shown = await this.database.query<Omit<Season, 'week'>>(
      seasonsShown(dayOf(now), viewer?.id ?? null),
    );
    return shown.map((season) => ({ ...season, week: weekOf(season.startsOn, now) }));
  }

  /** @throws NotFoundError where no season that is still to end begins on that day, SeasonFullError */
  async join({ id }: Member, startsOn: string): Promise<void> {
    if (!isDay(startsOn)) throw new NotFoundError();
    await this.database.transaction(async (transaction) => {
      const [season] = await transaction.query<Pick<Season, 'places'>>(
        seasonToJoin(startsOn, dayOf(new Date())),
      );
      if (!season) throw new NotFoundError();
      await insertIfAbsent(transaction.manager, SeasonPlace, { userId: id, startsOn });
      if (season.places === null) return;
      const [taken] = await transaction.query<Pick<Season, 'people'>>(placesTaken(startsOn));
      if (taken!.people > season.places) throw new SeasonFullError();
    });
  }

  /** @throws NotFoundError */
  async leave({ id }: Member, startsOn: string): Promise<void> {
    if (!isDay(startsOn)) throw new NotFoundError();
    await this.places.delete({ userId: id, startsOn });
  }

  private async remind(): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const due = await transaction.query<DueSeasonReminder>(remindersDue());
      await this.mail.sendAll(
        due.map(({ email, startsOn, name }) =>
          seasonReminderMail(email, name, startsOn, this.config.publicUrl),
        ),
        transaction,
        'bulk',
      );
    });
  }
}
