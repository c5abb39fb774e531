import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { Member } from '../sessions/member.js';
import type { ActivityResponse } from './activity.dto.js';
import { activityOf, type ActivityRow } from './activity.queries.js';
import { learningStreak } from './learning-streak.js';

@Injectable()
export class ActivityService {
  constructor(private readonly database: Database) {}

  async of(member: Member): Promise<ActivityResponse> {
    const { today, days, guide } = (await this.database.one<ActivityRow>(activityOf(member.id)))!;
    return { learningStreakDays: learningStreak(days, today), lastActiveOn: days[0] ?? null, guide };
  }
}
