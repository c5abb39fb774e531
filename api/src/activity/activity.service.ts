import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Database } from '../database/database.js';
import { LiveService } from '../live/live.service.js';
import type { Member } from '../sessions/member.js';
import type { ActivityResponse, StreakResponse } from './activity.dto.js';
import {
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
    @InjectRepository(WeeklyGoal) private readonly goals: Repository<WeeklyGoal>,
  ) {}

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
    if (days === null) await this.goals.delete({ userId: member.id });
    else await this.database.execute(weeklyGoalUpsert(member.id, days));
    await this.live.publish([{ topic: 'points', memberIds: [member.id] }]);
  }
}
