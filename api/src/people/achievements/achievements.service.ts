import { Injectable, type OnModuleInit } from '@nestjs/common';
import { paths } from '#platform/paths/paths';
import { Database, type Transaction } from '../../core/database/database.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { defineQueue } from '../../core/jobs/queue.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import type { Member } from '../../core/access/member.js';
import type { AchievementResponse } from './achievements.dto.js';
import { achievementOf, ACHIEVEMENTS } from './achievements.js';
import {
  achievementsToAnnounce,
  earnedAchievementsOf,
  type EarnedRow,
  type NewAchievement,
} from './achievements.queries.js';

const BATCH_SIZE = 100;

const ACHIEVEMENTS_QUEUE = defineQueue('achievements', { retryLimit: 0, schedule: '* * * * *' });

/** Achievements are given by triggers, in the transaction that earns them; here they are shown and announced. */
@Injectable()
export class AchievementsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
    private readonly notifications: NotificationsService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(ACHIEVEMENTS_QUEUE, () => this.announce());
  }

  /** All there are, with when the member earned them. */
  async of(member: Member): Promise<AchievementResponse[]> {
    const rows = await this.database.query<EarnedRow>(earnedAchievementsOf(member.id));
    const earned = new Map(rows.map((row) => [row.key, row]));
    return ACHIEVEMENTS.map(({ key, kind, title, rule, href, isPrivate = false }) => {
      const { earnedAt = null, about = null } = earned.get(key) ?? {};
      return { key, kind, title, rule, href: about?.href ?? href, earnedAt, about, isPrivate };
    });
  }

  /** Tells members of what they have earned since the last time. */
  async announce(): Promise<void> {
    while ((await this.database.transaction((transaction) => this.announceSome(transaction))) === BATCH_SIZE);
  }

  private async announceSome(transaction: Transaction): Promise<number> {
    const earned = await transaction.query<NewAchievement>(achievementsToAnnounce(BATCH_SIZE));
    for (const { id, userId, key } of earned) {
      const achievement = achievementOf(key);
      if (!achievement) continue;
      await this.notifications.notify(
        {
          kind: 'achievement',
          sourceId: id,
          subjectId: id,
          actorId: null,
          title: achievement.title,
          href: `${paths.progress}#achievements`,
        },
        [userId],
        transaction,
      );
    }
    return earned.length;
  }
}
