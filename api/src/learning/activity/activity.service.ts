import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../core/database/database.js';
import { DomainEvents } from '../../core/domain-events/domain-events.js';
import { LiveService } from '../../core/live/live.service.js';
import type { Member } from '../../core/access/member.js';
import { achievementAward } from '../../people/achievements/achievements.sql.js';
import { LessonStudied } from '../lessons/lesson-studied.js';
import type { ActivityResponse, StreakResponse } from './activity.dto.js';
import {
  activityInsertion,
  activityOf,
  type ActivityRow,
  streakOf,
  type StreakRow,
  weeklyGoalUpsert,
} from './activity.queries.js';
import { learningStreak } from './streak/learning-streak.js';
import { calendarOf, weeksOf } from './streak/streak-calendar.js';
import { WeeklyGoal } from './weekly-goal.entity.js';

const SHOWN_WEEKS = 12;

@Injectable()
export class ActivityService {
  constructor(
    private readonly database: Database,
    private readonly live: LiveService,
    events: DomainEvents,
  ) {
    events.on(LessonStudied, (studied, transaction) => this.record(studied, transaction));
  }

  async of(member: Member): Promise<ActivityResponse> {
    const { today, days, guide } = (await this.database.one<ActivityRow>(activityOf(member.id)))!;
    return { learningStreakDays: learningStreak(days, today), lastActiveOn: days[0] ?? null, guide };
  }

  async streakOf(member: Member): Promise<StreakResponse> {
    const row = (await this.database.one<StreakRow>(streakOf(member.id, SHOWN_WEEKS)))!;
    const { today, days, longest, weeklyGoal } = row;
    const calendar = calendarOf(days, today, SHOWN_WEEKS);
    const current = learningStreak(days, today);
    return {
      days: current,
      longest: Math.max(longest, current),
      today,
      calendar,
      weeks: weeksOf(calendar, row.weeks),
      weeklyGoal,
    };
  }

  /** @param days null for no goal */
  async setWeeklyGoal(member: Member, days: number | null): Promise<void> {
    await this.database.transaction(async (transaction) => {
      if (days === null) await transaction.manager.delete(WeeklyGoal, { userId: member.id });
      else {
        await transaction.query(weeklyGoalUpsert(member.id, days));
        await transaction.query(achievementAward(['lesson_activity'], [member.id]));
      }
      await this.live.publish([{ topic: 'points', memberIds: [member.id] }], transaction);
    });
  }

  private async record(studied: LessonStudied, transaction: Transaction): Promise<void> {
    await transaction.query(activityInsertion(studied));
    await transaction.query(achievementAward(['lesson_activity'], [studied.userId]));
  }
}
